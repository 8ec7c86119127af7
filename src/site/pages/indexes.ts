import type { Entry } from '#content/entries.ts';
import type { Care } from '#content/schemas/commonFields.ts';
import { vocabularyOf } from '#content/vocabulary.ts';
import { INDEX_PATHS } from '../addresses.ts';
import type { Link } from '../block.ts';
import { links } from '../blockMakers.ts';
import { urgentSigns } from '../emergency/signposts.ts';
import type { Page } from '../page.ts';
import { serviceWords } from '../practice/serviceWords.ts';
import { listedTreatments } from '../site.ts';
import { INDEXES, type IndexKind, SYMPTOM_GROUPS } from '../words/indexPages.ts';
import { WORDS } from '../words/interfaceWords.ts';
import { whereabouts } from './commonBlocks.ts';
import { type Context, latestDay } from './context.ts';
import { definePage } from './definePage.ts';

/** The page that lists all pages of a kind, if there are any. */
export function indexPage(
  context: Context,
  kind: IndexKind,
  entries: readonly Entry<{
    lastReviewed: string;
    topic?: string | undefined;
    care?: Care | undefined;
    stepsFirst?: boolean | undefined;
  }>[],
): Page[] {
  if (entries.length === 0) return [];
  const { linksTo, home } = context;
  const { name, title, description } = indexWords(context, kind);
  const path = INDEX_PATHS[kind];
  const page = definePage(
    context.site,
    {
      kind: `${kind}-index`,
      path,
      title,
      description,
      lastModified: latestDay(...entries.map(({ lastReviewed }) => lastReviewed)),
      breadcrumbs: [home],
      slug: path.slice(1),
      source: 'practice.yaml',
      language: 'tr',
    },
    () => ({
      top: [
        kind === 'symptom' && urgentSigns(context.site),
        ...(kind === 'neighborhood' ? whereabouts(context.entries) : []),
      ],
      end:
        kind === 'service'
          ? serviceLinks(context)
          : kind === 'symptom'
            ? symptomLinks(context, entries)
            : kind === 'neighborhood'
              ? placeLinks(context)
              : [links(name, linksTo(entries))],
    }),
  );
  return [page];
}

/** The main services, then the other treatments. */
function serviceLinks({ site, linksTo }: Context) {
  const { main, chief, others } = serviceWords(site.practice);
  const treatments = listedTreatments(site);
  return [links(treatments.length > 0 ? chief : main, linksTo(site.services)), links(others, linksTo(treatments))];
}

/** By the name of the place, which one looks for. */
function placeLinks({ linksTo, neighborhoods }: Context) {
  const named = linksTo(neighborhoods).map((link, index) => ({ ...link, title: neighborhoods[index]!.name }));
  return [links(WORDS.neighborhoods, named)];
}

/**
 * By what one feels, what is most urgent first in each topic, or by urgency alone as long as a page has no topic.
 * Urgent is what names what to do at once or signs for an ambulance, then what names signs for the same day.
 */
function symptomLinks({ linksTo }: Context, entries: Parameters<typeof indexPage>[2]) {
  const groupOf = ({ care, stepsFirst }: (typeof entries)[number]) =>
    (care?.emergency ?? care?.atOnce ?? stepsFirst)
      ? 'emergency'
      : (care?.hospital ?? care?.sameDay)
        ? 'soon'
        : 'later';
  const byUrgency = (['emergency', 'soon', 'later'] as const).flatMap((group) =>
    entries
      .filter((entry) => groupOf(entry) === group)
      .map((entry) => ({ topic: entry.topic, group, link: linksTo([entry])[0]! })),
  );
  const hasTopics = entries.every(({ topic }) => topic !== undefined);
  /** A label on most rows would tell none from the others. */
  const isRule = (group: string) => byUrgency.filter((one) => one.group === group).length > byUrgency.length / 2;
  const groups = Map.groupBy(byUrgency, ({ topic, group }) => (hasTopics ? topic! : SYMPTOM_GROUPS[group].heading));
  return [...groups].map(([heading, found]) =>
    links(
      heading,
      found.map(({ group, link }) => ({
        ...link,
        urgency: hasTopics && !isRule(group) ? SYMPTOM_GROUPS[group].label : undefined,
      })),
    ),
  );
}

/** The name, title and description of an index page, in the words of the practice. */
function indexWords({ site: { practice }, entries }: Context, kind: IndexKind) {
  const { ways, servicesAbout, servicesTitle, symptoms } = vocabularyOf(practice);
  switch (kind) {
    case 'service': {
      const name = serviceWords(practice).main;
      return { name, title: `${name}: ${servicesTitle}`, description: servicesAbout };
    }
    case 'symptom': {
      const hasEmergencies = entries.symptoms.some(({ care }) => care?.emergency);
      const { name, title, description } = INDEXES.symptom;
      return { name, title, description: hasEmergencies ? description : symptoms };
    }
    case 'neighborhood':
      return { ...INDEXES.neighborhood, description: ways };
    default:
      return INDEXES[kind];
  }
}

export function indexLink(context: Context, kind: IndexKind): Link {
  const { name: title, description } = indexWords(context, kind);
  return { kind: `${kind}-index`, path: INDEX_PATHS[kind], title, description };
}
