import {
  COLLECTIONS,
  RECORDS,
  OPTIONAL,
  OPTIONAL_PAGES,
  SINGLES,
  type Collection,
  type CollectionData,
  type RecordFolder,
  type RecordData,
  type OptionalPage,
  type Single,
  type SingleData,
} from './collections.ts';
import { parseFile } from './parse.ts';
import type { Photo } from './photo.ts';
import { withPhotoPaths, withPictures } from './pictures.ts';
import { placeOf } from './place.ts';
import { fileProblem, inOrder, problemAt, type Problem } from './problem.ts';
import { readingTime } from './readingTime.ts';
import { resolveCare, resolveClosing } from './resolveTriage.ts';
import type { SourceFile } from './source.ts';

/** What a content file says, and where it stands. */
export type Entry<T> = T & {
  /** The file's name without folder and extension. */
  readonly slug: string;
  /** The file's place below the content folder without its extension, such as `posts/dis-apsesi`: what references name. */
  readonly ref: string;
  /** The file's place below the content folder. */
  readonly file: string;
  /** Markdown below the front matter; empty for YAML files. */
  readonly body: string;
  readonly bodyLine: number;
  /** Minutes the body takes to read, whole and at least 1. */
  readonly readingTime: number;
};

/** All content, by kind, in the order of the file names. */
export type Entries = { readonly [C in Collection]: readonly Entry<CollectionData<C>>[] } & {
  readonly lists: { readonly [L in RecordFolder]: readonly Entry<RecordData<L>>[] };
  readonly singles: { readonly [S in Exclude<Single, OptionalPage>]: Entry<SingleData<S>> } & {
    readonly [S in OptionalPage]?: Entry<SingleData<S>>;
  };
  /** SVG sources by name. */
  readonly drawings: ReadonlyMap<string, string>;
  /** By file name. */
  readonly photos: ReadonlyMap<string, Photo>;
};

export interface Loaded {
  /** Undefined where a single file is missing or broken: without it there is no site. */
  readonly entries: Entries | undefined;
  readonly problems: readonly Problem[];
}

/** One content file read by itself. Plain data. */
export interface Reading {
  readonly name: string;
  /** Undefined where the file is broken, a drawing, or nothing. */
  readonly entry?: Entry<object> | undefined;
  /** SVG source. */
  readonly drawing?: string | undefined;
  readonly photo?: Photo | undefined;
  readonly problems: readonly Problem[];
}

/** Single files without which there is no site. */
const REQUIRED = Object.keys(SINGLES).filter((name) => ![...OPTIONAL, ...OPTIONAL_PAGES].includes(name));

/** Reads one content file against the schema of its kind. Pure. */
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

/** Puts what was read of every file together. Pure; all problems of all files come back at once. */
export function gatherEntries(readings: readonly Reading[]): Loaded {
  const problems = readings.flatMap((reading) => reading.problems);
  const collections = Object.fromEntries(Object.keys(COLLECTIONS).map((name) => [name, [] as unknown[]]));
  const lists = Object.fromEntries(Object.keys(RECORDS).map((name) => [name, [] as unknown[]]));
  const singles: Record<string, unknown> = {};
  const drawings = new Map<string, string>();
  const photos = new Map<string, Photo>();
  for (const { name, entry: read, drawing, photo } of readings) {
    const entry = read && withPhotoPaths(read);
    const place = placeOf(name);
    if (typeof place === 'string') continue;
    if (drawing !== undefined) drawings.set(place.slug, drawing);
    else if (photo) photos.set(photo.name, photo);
    else if (!entry || place.kind === 'photo') continue;
    else if (place.kind === 'collection') collections[place.collection]!.push(entry);
    else if (place.kind === 'list') lists[place.list]!.push(entry);
    else singles[name] = entry;
  }
  const names = new Set(readings.map(({ name }) => name));
  for (const name of OPTIONAL) if (!names.has(name)) singles[name] = readEntry({ name, text: '{}\n' }).entry;
  for (const name of REQUIRED)
    if (!names.has(name)) problems.push(fileProblem(name, 'this file is missing; every practice needs it'));

  const whole = REQUIRED.every((name) => singles[name] !== undefined);
  const entries = whole
    ? withTriage({ ...collections, lists, singles, drawings, photos } as unknown as Entries)
    : undefined;
  return { entries, problems: inOrder(problems) };
}

/** Entries with the texts of triage.yaml where they name them by key. */
function withTriage(entries: Entries): Entries {
  const triage = entries.singles['triage.yaml'];
  const { emergency } = entries.singles['practice.yaml'].booking;
  const care = <T extends Entry<object>>(entry: T) => resolveCare(entry, triage, emergency);
  const collections = Object.fromEntries(
    (Object.keys(COLLECTIONS) as Collection[]).map((name) => [name, entries[name].map(care)]),
  ) as unknown as Pick<Entries, Collection>;
  const curated = entries.singles['answers/entries.yaml'];
  return {
    ...entries,
    ...collections,
    faq: collections.faq.map((category) => ({
      ...category,
      questions: category.questions.map((question) => resolveClosing(question, triage)),
    })),
    singles: {
      ...(Object.fromEntries(
        Object.entries(entries.singles).map(([name, entry]) => [name, care(entry)]),
      ) as typeof entries.singles),
      'answers/entries.yaml': { ...curated, entries: curated.entries.map((entry) => resolveClosing(entry, triage)) },
    },
  };
}

/** Reads every content file against the schema of its kind. */
export const parseEntries = (files: readonly SourceFile[]): Loaded => gatherEntries(files.map(readEntry));
