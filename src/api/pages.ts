import { z } from 'zod';
import { date } from '#content/schemas/commonFields.ts';
import { absolute, markdownPath } from '#site/addresses.ts';
import { PAGE_KINDS, type PageKind, publicKindOf } from '#site/pageKinds.ts';
import type { Site } from '#site/site.ts';
import { count, sitePath, uri } from './commonSchemas.ts';

const KINDS = Object.keys(PAGE_KINDS) as PageKind[];

const pageItemSchema = z
  .strictObject({
    url: uri.describe('canonical address'),
    path: sitePath.describe('`/` for the home page'),
    // The contract names it, though no page has it.
    kind: z.enum([...new Set(KINDS.map((kind) => publicKindOf({ kind }))), 'service-neighborhood']),
    title: z.string(),
    description: z.string().optional(),
    lastModified: date.describe(
      'day of the last change or review that the content states, whichever is later; an `ETag` tells every change',
    ),
    markdownUrl: uri.describe('the same page as Markdown'),
  })
  .meta({ id: 'PageItem', description: 'A public page of the site.' });

export const pageListSchema = z
  .strictObject({ count, items: z.array(pageItemSchema) })
  .meta({ id: 'PageList', description: 'Every public page, home first; the same set as the sitemap.' });

export type PageItem = z.infer<typeof pageItemSchema>;
type PageList = z.infer<typeof pageListSchema>;

export function pageList({ base, pages: all }: Site): PageList {
  const items = all.map((page) => {
    const { path, title, description, lastModified } = page;
    return {
      url: absolute(base, path),
      path,
      kind: publicKindOf(page),
      title,
      description,
      lastModified,
      markdownUrl: absolute(base, markdownPath(path)),
    };
  });
  return { count: items.length, items };
}
