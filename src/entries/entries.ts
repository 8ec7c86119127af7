import {
  COLLECTIONS,
  SINGLES,
  type Collection,
  type CollectionData,
  type Single,
  type SingleData,
} from './collections.ts';
import { SLUG } from './fields.ts';
import { parseFile } from './parse.ts';
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
export function parseEntries(files: readonly SourceFile[]): Loaded {
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
      const parsed = parseFile(file, place.schema);
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

type Place =
  | { kind: 'single'; slug: string; schema: (typeof SINGLES)[Single] }
  | { kind: 'collection'; slug: string; collection: Collection; schema: (typeof COLLECTIONS)[Collection]['schema'] }
  | { kind: 'drawing'; slug: string };

/** What a file is, judged by its place; a text says why it is nothing. */
function placeOf(name: string): Place | string {
  const [folder = '', ...rest] = name.split('/');
  const base = rest.at(-1) ?? folder;
  const slug = base.replace(/\.\w+$/, '');
  if (name in SINGLES) return { kind: 'single', slug, schema: SINGLES[name as Single] };

  const known = Object.hasOwn(COLLECTIONS, folder) ? COLLECTIONS[folder as Collection] : undefined;
  const ending = known?.ending ?? (folder === 'drawings' ? 'svg' : undefined);
  if (!ending)
    return `is not a place for content; files belong into ${[...Object.keys(COLLECTIONS), 'drawings'].join(', ')}`;
  const depth = folder === 'service-neighborhoods' ? 2 : 1;
  if (rest.length !== depth)
    return depth === 2
      ? 'must be service-neighborhoods/{neighborhood}/{service}.md'
      : `must stand directly in ${folder}/`;
  if (!base.endsWith(`.${ending}`)) return `must end with ".${ending}"`;
  if (!SLUG.test(slug))
    return 'must be lower-case ASCII words joined by hyphens, such as "kanal-tedavisi"; it becomes the address of the page';
  if (!known) return { kind: 'drawing', slug };
  return { kind: 'collection', slug, collection: folder as Collection, schema: known.schema };
}
