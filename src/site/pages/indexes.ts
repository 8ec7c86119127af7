import type { Entry } from '../../entries/entries.ts';
import { INDEX_PAGES } from '../addresses.ts';
import { definePage, links } from '../define.ts';
import type { Link, Page } from '../page.ts';
import { INDEXES, serviceWords, WORDS, type IndexKind } from '../words.ts';
import { firstAid, type Context } from './context.ts';

/** The page that lists all pages of a kind, and stands above them; none where the practice has none of the kind. */
export function indexPage(
  context: Context,
  kind: IndexKind,
  entries: readonly Entry<{ lastReviewed: string }>[],
  home: Link,
): Page | undefined {
  if (entries.length === 0) return undefined;
  const { site, link } = context;
  const { title, description } = INDEXES[kind];
  const path = INDEX_PAGES[kind];
  return definePage(
    {
      kind: 'page',
      indexOf: kind,
      path,
      title,
      description,
      lastModified: entries
        .map(({ lastReviewed }) => lastReviewed)
        .toSorted()
        .at(-1)!,
      breadcrumbs: [home],
      slug: path.slice(1),
      source: 'practice.yaml',
      language: 'tr',
    },
    () => [
      kind === 'symptom' && firstAid(context),
      ...(kind === 'service' ? serviceLinks(context) : []),
      kind !== 'service' &&
        links(
          INDEXES[kind].name,
          entries.map(({ ref }) => link(ref)),
          'cards',
          kind === 'symptom'
            ? { path: site.pathOf(site.practice.booking.emergency), label: WORDS.emergency }
            : undefined,
        ),
    ],
  );
}

/** The main services, and what else the practice does, as it names both. */
function serviceLinks({ site, link }: Context) {
  const { main, others } = serviceWords(site.practice);
  return [
    links(
      main,
      site.services.map(({ ref }) => link(ref)),
    ),
    links(
      others,
      site.treatments.map(({ ref }) => link(ref)),
    ),
  ];
}

/** An index page as the pages below it point to it. */
export const indexLink = (kind: IndexKind): Link => ({
  kind: 'page',
  path: INDEX_PAGES[kind],
  title: INDEXES[kind].name,
  description: INDEXES[kind].description,
});
