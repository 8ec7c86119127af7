import {
  COLLECTIONS,
  SINGLES,
  type Collection,
  type CollectionData,
  type Single,
  type SingleData,
} from './collections.ts';
import { parseFile } from './parse.ts';
import { placeOf } from './place.ts';
import { inOrder, type Problem } from './problem.ts';
import type { SourceFile } from './source.ts';

/** What a content file says, and where it stands. */
export type Entry<T> = T & {
  /** The file's name without folder and ending. */
  readonly slug: string;
  /** The file's place below the content folder without its ending, such as `posts/dis-apsesi`: what references name. */
  readonly ref: string;
  /** The file's place below the content folder. */
  readonly file: string;
  /** Markdown below the front matter; empty for YAML files. */
  readonly body: string;
  readonly bodyLine: number;
};

/** All content, by kind, in the order of the file names. */
export type Entries = { readonly [C in Collection]: readonly Entry<CollectionData<C>>[] } & {
  readonly singles: { readonly [S in Single]: Entry<SingleData<S>> };
  /** SVG sources by name. */
  readonly drawings: ReadonlyMap<string, string>;
};

export interface Loaded {
  /** Undefined where a single file is missing or broken: without it there is no site. */
  readonly entries: Entries | undefined;
  readonly problems: readonly Problem[];
}

/** Reads every content file against the schema of its kind. Pure; all problems of all files come back at once. */
export function parseEntries(files: readonly SourceFile[], parse = parseFile): Loaded {
  const problems: Problem[] = [];
  const collections = Object.fromEntries(Object.keys(COLLECTIONS).map((name) => [name, [] as unknown[]]));
  const singles: Record<string, unknown> = {};
  const drawings = new Map<string, string>();
  const error = (file: string, field: string, message: string) =>
    problems.push({ severity: 'error', file, line: 1, column: 1, field, message });

  for (const file of files) {
    const place = placeOf(file.name);
    if (typeof place === 'string') error(file.name, 'file name', place);
    else if (place.kind === 'drawing') drawings.set(place.slug, file.text);
    else {
      const parsed = parse(file, place.schema);
      problems.push(...parsed.problems);
      if (parsed.data === undefined) continue;
      const ref = file.name.replace(/\.\w+$/, '');
      const entry = {
        ...(parsed.data as object),
        slug: place.slug,
        ref,
        file: file.name,
        body: parsed.body,
        bodyLine: parsed.bodyLine,
      };
      if (place.kind === 'single') singles[file.name] = entry;
      else collections[place.collection]!.push(entry);
    }
  }
  const names = new Set(files.map((file) => file.name));
  for (const name of Object.keys(SINGLES))
    if (!names.has(name)) error(name, 'file', 'this file is missing; every practice needs it');

  const whole = Object.keys(SINGLES).every((name) => singles[name] !== undefined);
  const entries = whole ? ({ ...collections, singles, drawings } as unknown as Entries) : undefined;
  return { entries, problems: inOrder(problems) };
}
