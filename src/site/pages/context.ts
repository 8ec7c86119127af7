import type { Entries, Entry } from '../../entries/entries.ts';
import { pathOf } from '../addresses.ts';
import { closing, relatedLinks } from '../define.ts';
import { sourceBlocks } from '../notes.ts';
import type { Related } from '../related.ts';
import type { PageKind } from '../kinds.ts';
import type { Block, BlockOf } from '../block.ts';
import type { Link } from '../link.ts';
import type { Page } from '../page.ts';
import type { Site } from '../site.ts';

/** What page functions share. */
export interface Context {
  readonly site: Site;
  readonly entries: Entries;
  /** Get the pages related to an entry, its own choice first; of the given kinds only, if any are given. */
  related: (name: string, ...kinds: PageKind[]) => Link[];
  /** Get the page of a content entry, by its reference. */
  link: (name: string) => Link;
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

/** The signs of an emergency in one line, if the practice has written one. */
export function emergencyLine({ site }: Pick<Context, 'site'>): BlockOf<'emergency-line'> | undefined {
  const { practice, emergencySigns } = site;
  if (!emergencySigns) return undefined;
  return { type: 'emergency-line', signs: emergencySigns, path: site.pathOf(practice.booking.emergency), practice };
}

/** The blocks that end a medical text: sources, how to reach the practice, `pages` to read next. */
export const ending = (
  { site, entries, related }: Context,
  entry: Entry<{ readonly sources: readonly string[] }>,
  pages = related(entry.ref),
): (Block | undefined)[] => [...sourceBlocks(entry, entries), closing(site.practice), relatedLinks(pages)];

/** The latest of days, `YYYY-MM-DD`. */
export const latest = (...days: readonly string[]): string => days.toSorted().at(-1)!;

type Described = Entry<{
  title: string;
  description: string;
  drawing?: Page['drawing'];
  lastReviewed?: string | undefined;
  reviewer?: string | undefined;
}>;
type Facts = Omit<Page, 'blocks' | 'body'>;

/** The facts every page of an entry shares. `lastModified` is the day of its review by default. */
export function facts(
  kind: PageKind,
  entry: Described,
  breadcrumbs: readonly Link[],
  lastModified = entry.lastReviewed!,
): Facts {
  // Not spread: reading the text of an entry is put off until it is needed.
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
    language: 'tr',
  };
}

/** The facts of a page of a medical text, with its review if the content has one. */
export function medicalFacts(
  site: Site,
  kind: PageKind,
  entry: Described,
  breadcrumbs: readonly Link[],
  lastModified?: string,
): Facts {
  const reviewer = entry.reviewer ?? site.practice.reviewer;
  const review = entry.lastReviewed === undefined ? undefined : { date: entry.lastReviewed, reviewer };
  return { ...facts(kind, entry, breadcrumbs, lastModified), review };
}
