import type { z } from 'zod';
import { parseMarkdown, plainText } from '#markdown/tree.ts';
import { type Folder, FOLDERS, locationOf, OPTIONAL_PAGE, refOf, type Single, SINGLE_FILES } from './contentFiles.ts';
import { fileFinding, type Finding, findingAt, sortedFindings } from './finding.ts';
import { parseFile } from './parseFile.ts';
import type { Photo } from './photo.ts';
import { createCareResolver, resolveClosing } from './resolveTriage.ts';
import type { Care } from './schemas/commonFields.ts';
import type { Question } from './schemas/faqFile.ts';
import type { Post } from './schemas/post.ts';
import type { Practice } from './schemas/practiceFile.ts';
import type { Triage } from './schemas/triage.ts';
import { withPictures } from './withPictures.ts';
import type { ContentFile } from './yamlSource.ts';

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
};

type Singles = { readonly [S in Single]: Entry<z.infer<(typeof SINGLE_FILES)[S]>> };

/** All content. Folders are sorted by file name. */
export type Entries = {
  readonly [F in Exclude<Folder, 'posts'>]: readonly Entry<z.infer<(typeof FOLDERS)[F]['schema']>>[];
} & {
  /** `readingTime`: whole minutes, at least 1. */
  readonly posts: readonly (Entry<Post> & { readonly readingTime: number })[];
  readonly singles: Omit<Singles, typeof OPTIONAL_PAGE> & Partial<Singles>;
  /** SVG sources by name. */
  readonly drawings: ReadonlyMap<string, string>;
  /** By file name. */
  readonly photos: ReadonlyMap<string, Photo>;
  /** Paths of font files by file name. */
  readonly fonts: ReadonlyMap<string, string>;
};

/** One content file read on its own. Plain data, so that it can be cached. */
export interface FileReading {
  readonly name: string;
  /** Undefined for pictures and broken files. */
  readonly entry?: Entry<object> | undefined;
  readonly drawing?: readonly [name: string, svg: string] | undefined;
  readonly photo?: Photo | undefined;
  readonly font?: readonly [name: string, path: string] | undefined;
  readonly findings: readonly Finding[];
}

/** Read one content file with the schema of its kind. */
export function readEntry(file: ContentFile): FileReading {
  const { name, text, photo, font } = file;
  const location = locationOf(name);
  if (typeof location === 'string') return { name, findings: [findingAt(name, 'file name', location)] };
  const { slug, schema } = location;
  if (font !== undefined) return { name, font: [slug, font], findings: [] };
  if (!schema) return photo ? { name, photo, findings: [] } : { name, drawing: [slug, text], findings: [] };
  const { data, body, findings } = parseFile(file, schema);
  if (data === undefined) return { name, findings };
  const ref = refOf(name);
  const isEmpty = name.endsWith('.md') && body.trim() === '';
  return {
    name,
    entry: { ...withPictures(data as object), slug, ref, file: name, body },
    findings: isEmpty
      ? [...findings, findingAt(name, 'body', 'has no text; write it below the front matter')]
      : findings,
  };
}

const NEEDED = Object.keys(SINGLE_FILES).filter((name) => name !== OPTIONAL_PAGE);

/** Combine the readings of all files. `entries` is undefined if a file that every site needs is missing or broken. */
export function gatherEntries(readings: readonly FileReading[]): {
  readonly entries: Entries | undefined;
  readonly findings: readonly Finding[];
} {
  const findings = readings.flatMap((reading) => reading.findings);
  const read = new Map(readings.map((reading) => [reading.name, reading]));
  for (const name of NEEDED.filter((needed) => !read.has(needed))) {
    // A file whose fields are all optional may be left out.
    const empty = readEntry({ name, text: '{}\n' });
    if (empty.entry) read.set(name, empty);
    else findings.push(fileFinding(name, 'this file is missing; every practice needs it'));
  }
  const isWhole = NEEDED.every((name) => read.get(name)?.entry);
  return { entries: isWhole ? entriesOf([...read.values()]) : undefined, findings: sortedFindings(findings) };
}

function entriesOf(readings: readonly FileReading[]): Entries {
  const single = (name: Single) => readings.find((reading) => reading.name === name)?.entry;
  const triage = single('triage.yaml') as Entry<Triage>;
  const { emergency } = (single('practice.yaml') as Entry<Practice>).booking;
  const page = emergency === undefined ? undefined : readings.find(({ entry }) => entry?.ref === emergency)?.entry;
  const withCare = createCareResolver(triage, page);
  const all = readings.flatMap(({ entry }) => (entry ? [withCare(entry)] : []));
  const folders = Object.keys(FOLDERS).map((folder) => [
    folder,
    all.filter(({ file }) => file.startsWith(`${folder}/`) && !Object.hasOwn(SINGLE_FILES, file)),
  ]);
  const entries = {
    ...Object.fromEntries(folders),
    singles: Object.fromEntries(
      Object.keys(SINGLE_FILES).flatMap((name) =>
        all.filter(({ file }) => file === name).map((entry) => [name, entry]),
      ),
    ),
    drawings: new Map(readings.flatMap(({ drawing }) => (drawing ? [drawing] : []))),
    photos: new Map(readings.flatMap(({ photo }) => (photo ? [[photo.name, photo]] : []))),
    fonts: new Map(readings.flatMap(({ font }) => (font ? [font] : []))),
  } as unknown as Entries;

  const withClosing = <T extends Pick<Question, 'answer' | 'closing'>>(item: T) => resolveClosing(item, triage);
  const otherAnswers = entries.singles['answers/entries.yaml'];
  return {
    ...entries,
    posts: entries.posts.map((post) => ({ ...post, readingTime: readingTime(shownText(post, entries.notes)) })),
    faq: entries.faq.map((category) => ({ ...category, questions: category.questions.map(withClosing) })),
    singles: {
      ...entries.singles,
      'answers/entries.yaml': { ...otherAnswers, entries: otherAnswers.entries.map(withClosing) },
    },
  };
}

/** The text of a post with the signs and the notes that it shows. */
const shownText = (
  { ref, body, care, notes }: Entry<{ care?: Care | undefined; notes: readonly string[] }>,
  allNotes: Entries['notes'],
): string =>
  [
    body,
    ...(care?.emergency ?? []),
    ...(care?.atOnce ?? []),
    ...(care?.hospital ?? []),
    ...(care?.sameDay ?? []),
    care?.closingText ?? '',
    ...allNotes
      .filter(({ slug }) => notes.includes(slug))
      .flatMap(({ page, points, inShort }) => (page === undefined || page === ref ? points : inShort)),
  ].join('\n');

/** For adults reading Turkish, whose words are long. */
const WORDS_PER_MINUTE = 180;

function readingTime(markdown: string): number {
  const words = plainText(parseMarkdown(markdown)).match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
