import type { Curated, Question } from './schemas/faq.ts';
import {
  EMPTY_BY_DEFAULT,
  FOLDERS,
  OPTIONAL_PAGES,
  PAGE_FOLDERS,
  placeOf,
  SINGLES,
  type Folder,
  type FolderData,
  type OptionalPage,
  type PageFolder,
  type Single,
  type SingleData,
} from './files.ts';
import { parseFile } from './parse.ts';
import type { Photo } from './photo.ts';
import { withPhotoPaths, withPictures } from './pictures.ts';
import { fileProblem, inOrder, problemAt, type Problem } from './problem.ts';
import { readingTime } from './readingTime.ts';
import type { Care } from './schemas/fields.ts';
import { resolveCare, resolveClosing } from './resolveTriage.ts';
import type { SourceFile } from './source.ts';

/** The data of a content file and its position in the content folder. */
export type Entry<T> = T & {
  /** File name without its extension. */
  readonly slug: string;
  /** Path without its extension, such as `posts/dis-apsesi`: the form that references have. */
  readonly ref: string;
  /** Path below the content folder. */
  readonly file: string;
  /** Markdown below the front matter; empty for YAML files. */
  readonly body: string;
  readonly bodyLine: number;
  /** Whole minutes, at least 1. */
  readonly readingTime: number;
};

/** All content. Folders are sorted by file name. */
export type Entries = { readonly [F in Folder]: readonly Entry<FolderData<F>>[] } & {
  readonly singles: { readonly [S in Exclude<Single, OptionalPage>]: Entry<SingleData<S>> } & {
    readonly [S in OptionalPage]?: Entry<SingleData<S>>;
  };
  /** SVG sources by name. */
  readonly drawings: ReadonlyMap<string, string>;
  /** By file name. */
  readonly photos: ReadonlyMap<string, Photo>;
};

export interface Loaded {
  /** Undefined if a file that every site needs is missing or broken. */
  readonly entries: Entries | undefined;
  readonly problems: readonly Problem[];
}

/** One content file read on its own. Plain data, so that it can be cached. */
export interface Reading {
  readonly name: string;
  /** Undefined for pictures and broken files. */
  readonly entry?: Entry<object> | undefined;
  /** SVG source. */
  readonly drawing?: string | undefined;
  readonly photo?: Photo | undefined;
  readonly problems: readonly Problem[];
}

const NEEDED = Object.keys(SINGLES).filter((name) => !OPTIONAL_PAGES.some((page) => page === name));

/** Read one content file with the schema of its kind. */
export function readEntry(file: SourceFile): Reading {
  const { name } = file;
  const place = placeOf(name);
  if (typeof place === 'string') return { name, problems: [problemAt(name, 'file name', place)] };
  if (place.kind === 'drawing') return { name, drawing: file.text, problems: [] };
  if (place.kind === 'photo') return { name, photo: file.photo, problems: [] };
  const { data, body, bodyLine, problems } = parseFile(file, place.schema);
  if (data === undefined) return { name, problems };
  const ref = name.replace(/\.\w+$/, '');
  return {
    name,
    entry: { ...withPictures(data), slug: place.slug, ref, file: name, body, bodyLine, readingTime: readingTime(body) },
    problems,
  };
}

/** Combine the readings of all files. */
export function gatherEntries(readings: readonly Reading[]): Loaded {
  const problems = readings.flatMap((reading) => reading.problems);
  const folders = Object.fromEntries(Object.keys(FOLDERS).map((name) => [name, [] as unknown[]]));
  const singles: Record<string, unknown> = {};
  const drawings = new Map<string, string>();
  const photos = new Map<string, Photo>();
  for (const { name, entry, drawing, photo } of readings) {
    const place = placeOf(name);
    if (typeof place === 'string') continue;
    if (drawing !== undefined) drawings.set(place.slug, drawing);
    else if (photo) photos.set(photo.name, photo);
    else if (entry && place.kind === 'folder') folders[place.folder]!.push(withPhotoPaths(entry));
    else if (entry) singles[name] = withPhotoPaths(entry);
  }
  const names = new Set(readings.map(({ name }) => name));
  for (const name of NEEDED.filter((needed) => !names.has(needed)))
    if (EMPTY_BY_DEFAULT.includes(name)) singles[name] = readEntry({ name, text: '{}\n' }).entry;
    else problems.push(fileProblem(name, 'this file is missing; every practice needs it'));

  const isWhole = NEEDED.every((name) => singles[name] !== undefined);
  const entries = { ...folders, singles, drawings, photos } as unknown as Entries;
  return { entries: isWhole ? withTriage(entries) : undefined, problems: inOrder(problems) };
}

/** Everything a post gives to read: its text, the signs and the notes it shows. */
const readText = (
  { ref, body, care, notes = [] }: Entry<{ care?: Care | undefined; notes?: readonly string[] }>,
  entries: Entries,
): string =>
  [
    body,
    ...(care?.emergency ?? []),
    ...(care?.atOnce ?? []),
    ...(care?.sameDay ?? []),
    ...entries.notes
      .filter(({ slug }) => notes.includes(slug))
      .flatMap(({ page, points }) => (page === undefined || page === ref ? points : points.slice(0, 1))),
  ].join('\n');

/** Replace the keys of triage.yaml with its texts. */
function withTriage(entries: Entries): Entries {
  const triage = entries.singles['triage.yaml'];
  const { emergency } = entries.singles['practice.yaml'].booking;
  const care = <T extends Entry<object>>(entry: T) => resolveCare(entry, triage, emergency);
  const closing = <T extends Question | Curated>(item: T) => resolveClosing(item, triage);
  const folders = Object.fromEntries(PAGE_FOLDERS.map((name) => [name, entries[name].map(care)])) as unknown as Pick<
    Entries,
    PageFolder
  >;
  const singles = Object.fromEntries(
    Object.entries(entries.singles).map(([name, entry]) => [name, care(entry)]),
  ) as typeof entries.singles;
  const curated = singles['answers/entries.yaml'];
  return {
    ...entries,
    ...folders,
    posts: folders.posts.map((post) => ({ ...post, readingTime: readingTime(readText(post, entries)) })),
    faq: folders.faq.map((category) => ({ ...category, questions: category.questions.map(closing) })),
    singles: { ...singles, 'answers/entries.yaml': { ...curated, entries: curated.entries.map(closing) } },
  };
}

/** Read all content files. */
export const parseEntries = (files: readonly SourceFile[]): Loaded => gatherEntries(files.map(readEntry));
