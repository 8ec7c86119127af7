import type { Entries, Entry } from '../../entries/entries.ts';
import { pathOf } from '../addresses.ts';
import type { Related } from '../related.ts';
import type { PageKind } from '../kinds.ts';
import type { Block, Link, Page } from '../page.ts';
import type { Site } from '../site.ts';

/** What the makers of pages share. */
export interface Context {
  readonly site: Site;
  readonly entries: Entries;
  /** Pages that belong to an entry, in the order of its choice, of the given kinds only, or of all. */
  related(name: string, ...kinds: PageKind[]): Link[];
  /** The page of a content entry. */
  link(name: string): Link;
}

export function createContext(site: Site, entries: Entries, related: Related): Context {
  const link = (name: string) => site.pagesByPath.get(pathOf(name))!;
  return {
    site,
    entries,
    link,
    related: (name, ...kinds) =>
      related(name)
        .map(link)
        .filter((page) => kinds.length === 0 || kinds.includes(page.kind)),
  };
}

/** The signs with which to call for help at once, in one line; none where the home page has none. */
export function firstAid({ site }: Pick<Context, 'site'>): Extract<Block, { type: 'first-aid' }> | undefined {
  const { practice, emergencySigns } = site;
  if (!emergencySigns) return undefined;
  return { type: 'first-aid', signs: emergencySigns, path: site.pathOf(practice.booking.emergency), practice };
}

type Described = Entry<{ title: string; description: string; drawing?: Page['drawing'] }>;
type Facts = Omit<Page, 'blocks' | 'body'>;

/** The facts every page of an entry shares. `lastModified` is the day of its review, where no other is given. */
export function facts(kind: PageKind, entry: Described & { lastReviewed: string }, breadcrumbs: readonly Link[]): Facts;
export function facts(kind: PageKind, entry: Described, breadcrumbs: readonly Link[], lastModified: string): Facts;
export function facts(
  kind: PageKind,
  entry: Described & { lastReviewed?: string },
  breadcrumbs: readonly Link[],
  lastModified = entry.lastReviewed!,
): Facts {
  // Not spread: its text is read when it is asked for, and not before.
  const { title, description, drawing, slug, ref, file: source } = entry;
  return {
    kind,
    path: pathOf(ref),
    title,
    description,
    lastModified,
    drawing,
    slug,
    source,
    breadcrumbs,
    language: 'tr' as const,
  };
}

type Reviewed = { readonly lastReviewed?: string | undefined; readonly reviewer?: string | undefined };

/** The facts of a page of a medical text: with its review, where the content tells of one. */
export function medicalFacts(
  site: Site,
  kind: PageKind,
  entry: Described & Reviewed,
  breadcrumbs: readonly Link[],
  lastModified = entry.lastReviewed!,
): Facts {
  const reviewer = entry.reviewer ?? site.practice.reviewer;
  const review = entry.lastReviewed === undefined ? undefined : { date: entry.lastReviewed, reviewer };
  return { ...facts(kind, entry, breadcrumbs, lastModified), review };
}
