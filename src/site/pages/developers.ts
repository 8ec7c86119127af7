import { DEVELOPERS } from '../addresses.ts';
import { definePage } from '../define.ts';
import type { Block, Link, Page } from '../page.ts';
import type { Site } from '../site.ts';

/** What the API says of itself: the developers page, English. */
export interface Documentation {
  readonly title: string;
  readonly description: string;
  /** `YYYY-MM-DD` of the last change of the API. */
  readonly lastModified: string;
  blocks(site: Site): readonly Block[];
}

export function developersPage(site: Site, documentation: Documentation, home: Link): Page {
  const { title, description, lastModified } = documentation;
  return definePage(
    {
      kind: 'developers',
      path: DEVELOPERS,
      title,
      description,
      lastModified,
      breadcrumbs: [home],
      slug: 'developers',
      source: 'practice.yaml',
      language: 'en',
    },
    () => documentation.blocks(site),
  );
}
