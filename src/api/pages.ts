import { absolute, markdownPath } from '#site/addresses.ts';
import type { Site } from '#site/site.ts';
import type { PageList } from './schemas/pageList.ts';

export function pages({ base, pages: all }: Site): PageList {
  const items = all.map(({ path, kind, title, description, lastModified }) => ({
    url: absolute(base, path),
    path,
    kind,
    title,
    description,
    lastModified,
    markdownUrl: absolute(base, markdownPath(path)),
  }));
  return { count: items.length, items };
}
