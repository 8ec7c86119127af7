import { DEVELOPERS } from '../addresses.ts';
import type { Block } from '../block.ts';
import type { Page } from '../page.ts';
import type { Site } from '../site.ts';
import { type Context, latestDay } from './context.ts';
import { definePage } from './definePage.ts';

/** The developers page, English. */
export interface Documentation {
  readonly title: string;
  readonly description: string;
  /** Last change of the API, `YYYY-MM-DD`. */
  readonly lastModified: string;
  blocks: (site: Site) => readonly Block[];
}

export function developersPage({ site, home }: Context, documentation: Documentation): Page {
  const { title, description } = documentation;
  // Its examples are of the newest post.
  const lastModified = latestDay(
    documentation.lastModified,
    ...site.posts.slice(0, 1).map(({ updatedAt }) => updatedAt),
  );
  return definePage(
    site,
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
    () => ({ column: documentation.blocks(site) }),
  );
}
