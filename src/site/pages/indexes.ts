import type { Entry } from '../../entries/entries.ts';
import { vocabularyOf } from '../../entries/vocabulary.ts';
import { INDEX_PAGES } from '../addresses.ts';
import { definePage, links } from '../define.ts';
import type { Link, Page } from '../page.ts';
import { serviceWords } from '../serviceWords.ts';
import { INDEXES, WORDS, type IndexKind } from '../words.ts';
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
  const { title, description } = indexWords(context, kind);
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
          indexWords(context, kind).name,
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

/** What an index page is called, and what is said of it: in the words of the practice, and true of all its pages. */
function indexWords({ site: { practice }, entries }: Context, kind: IndexKind) {
  const { ways, servicesAbout } = vocabularyOf(practice);
  switch (kind) {
    case 'service': {
      const name = serviceWords(practice).main;
      return { name, title: `${name}: ${INDEXES.service.title}`, description: servicesAbout };
    }
    case 'symptom': {
      const isUrgent = entries.symptoms.every(({ care }) => care?.emergency);
      const { name, title, description, calm } = INDEXES.symptom;
      return { name, title, description: isUrgent ? description : calm };
    }
    case 'neighborhood':
      return { ...INDEXES.neighborhood, description: ways };
    default:
      return INDEXES[kind];
  }
}

/** An index page as the pages below it point to it. */
export function indexLink(context: Context, kind: IndexKind): Link {
  const { name: title, description } = indexWords(context, kind);
  return { kind: 'page', path: INDEX_PAGES[kind], title, description };
}
