import type { Entries, Entry } from '#content/entries.ts';
import { pageEntries } from '#content/pageEntries.ts';
import { pathOf } from '../addresses.ts';
import type { Link } from '../block.ts';
import type { Page } from '../page.ts';
import type { PageKind } from '../pageKinds.ts';
import type { Site } from '../site.ts';
import { WORDS } from '../words/interfaceWords.ts';
import type { PageMetadata } from './definePage.ts';

export type Context = ReturnType<typeof createContext>;

/** Create what page functions share. */
export function createContext(site: Site, entries: Entries) {
  const related = relate(entries);
  const pageOf = (ref: string): Link => site.pagesByPath.get(pathOf(ref))!;
  return {
    site,
    entries,
    /** Get the page of an entry. */
    pageOf,
    linksTo: (list: readonly { readonly ref: string }[]) => list.map(({ ref }) => pageOf(ref)),
    neighborhoods: entries.neighborhoods.toSorted((a, b) => a.order - b.order),
    /** Get the pages related to an entry, its own choice first, without those whose files are reported as broken. */
    related: (ref: string) => related(ref).flatMap((other): Link | [] => site.pagesByPath.get(pathOf(other)) ?? []),
    /** The first breadcrumbs. */
    home: topLink('home', 'pages/home', WORDS.home),
    faq: topLink('faq-index', 'pages/faq', WORDS.faq),
    blog: topLink('blog-index', 'pages/blog', WORDS.blog),
  };
}

/** Relate entries both ways, by their references: those that one names, then those that name it. */
function relate(entries: Entries): (ref: string) => readonly string[] {
  const named = new Map(pageEntries(entries).map(({ ref, related }) => [ref, related]));
  for (const { ref, relatedPosts, primaryService, related } of entries.posts) {
    const service = primaryService ? [`services/${primaryService}`] : [];
    named.set(ref, [...relatedPosts.map((slug) => `posts/${slug}`), ...service, ...related]);
  }
  const pairs = [...named].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));
  const naming = Map.groupBy(pairs, ({ to }) => to);
  return (ref) => {
    const others = [...(named.get(ref) ?? []), ...(naming.get(ref) ?? []).map(({ from }) => from)];
    return [...new Set(others)].filter((other) => other !== ref);
  };
}

const topLink = (kind: PageKind, name: string, title: string): Link => ({
  kind,
  path: pathOf(name),
  title,
  description: '',
});

/** The latest of days, `YYYY-MM-DD`. */
export const latestDay = (...days: readonly string[]): string => days.toSorted().at(-1)!;

type PageEntry = Entry<{
  title: string;
  description: string;
  drawing?: Page['drawing'];
  lastReviewed?: string | undefined;
  reviewer?: string | undefined;
}>;

/** Metadata of the page of an entry. `lastModified` is the day of its review by default. */
export const metadata = (
  kind: PageKind,
  { title, description, drawing, slug, ref, file, lastReviewed }: PageEntry,
  breadcrumbs: readonly Link[],
  lastModified = lastReviewed!,
): PageMetadata => ({
  kind,
  path: pathOf(ref),
  title,
  description,
  lastModified,
  drawing,
  slug,
  source: file,
  breadcrumbs,
  language: 'tr',
});

/** Metadata of the page of a medical text, with its review if the content has one. */
export function medicalMetadata(
  { site: { practice } }: Context,
  kind: PageKind,
  entry: PageEntry,
  breadcrumbs: readonly Link[],
  lastModified?: string,
): PageMetadata {
  const { lastReviewed: date, reviewer = practice.reviewer } = entry;
  return {
    ...metadata(kind, entry, breadcrumbs, lastModified),
    review: date === undefined ? undefined : { date, reviewer },
  };
}
