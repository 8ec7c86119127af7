import type { Entries, Entry } from '../../entries/entries.ts';
import { pathOf } from '../addresses.ts';
import type { PageMetadata } from './definePage.ts';
import { relate } from '../related.ts';
import type { PageKind } from '../kinds.ts';
import type { Link } from '../link.ts';
import type { Page } from '../page.ts';
import type { Site } from '../site.ts';
import { WORDS } from '../words/interface.ts';

/** What page functions share. */
export interface Context {
  readonly site: Site;
  readonly entries: Entries;
  /** Get the pages related to an entry, its own choice first. */
  related: (ref: string) => Link[];
  /** Get the page of an entry. */
  link: (ref: string) => Link;
  linksTo: (entries: readonly { readonly ref: string }[]) => Link[];
  /** By `order`. */
  readonly neighborhoods: Entries['neighborhoods'];
  /** The first breadcrumbs. */
  readonly home: Link;
  readonly faq: Link;
  readonly blog: Link;
}

export function createContext(site: Site, entries: Entries): Context {
  const related = relate(entries);
  const link = (ref: string) => site.pagesByPath.get(pathOf(ref))!;
  return {
    site,
    entries,
    link,
    linksTo: (list) => list.map(({ ref }) => link(ref)),
    neighborhoods: entries.neighborhoods.toSorted((a, b) => a.order - b.order),
    home: topLink('home', 'pages/home', WORDS.home),
    faq: topLink('faq-index', 'pages/faq', WORDS.faq),
    blog: topLink('blog-index', 'pages/blog', WORDS.blog),
    related: (ref) => related(ref).map(link),
  };
}

const topLink = (kind: PageKind, name: string, title: string): Link => ({
  kind,
  path: pathOf(name),
  title,
  description: '',
});

/** The latest of days, `YYYY-MM-DD`. */
export const latest = (...days: readonly string[]): string => days.toSorted().at(-1)!;

/** An entry that becomes a page. */
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
