import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  YAMLParseError,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
} from 'yaml';
import type { Photo } from './photo.ts';
import { explainSlip } from './yamlSlips.ts';

/** A content file as read: `name` is its place below the content folder, with forward slashes. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
  /** Where it is no text but a picture. */
  readonly photo?: Photo;
}

/** A place in a file; both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A file taken apart: its YAML, and for Markdown the body below the front matter. */
export interface Parts {
  readonly yaml: string;
  /** Lines that stand before the first line of `yaml`. */
  readonly yamlOffset: number;
  readonly body: string;
  /** Line of the file on which `body` begins, from 1. */
  readonly bodyLine: number;
}

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** Takes a file apart; `undefined` where a Markdown file has no front matter between two `---` lines. */
export function split(file: SourceFile): Parts | undefined {
  if (!file.name.endsWith('.md')) return { yaml: file.text, yamlOffset: 0, body: '', bodyLine: 1 };
  const match = FRONT_MATTER.exec(file.text);
  if (!match) return undefined;
  const body = file.text.slice(match[0].length);
  return { yaml: match[1] ?? '', yamlOffset: 1, body, bodyLine: match[0].split('\n').length };
}

/** Something for which YAML cannot be read, and where it is in the file. */
export interface SyntaxProblem extends Position {
  readonly message: string;
}

/** What a file's YAML says, as plain values; or why it cannot be read. */
export type Values =
  | { readonly values: unknown; readonly errors?: undefined }
  | { readonly errors: readonly SyntaxProblem[]; readonly values?: undefined };

const read = new WeakMap<SourceFile, Values>();

/** Reads the YAML of a file that was taken apart. Remembered: a file's fields are asked for first, and then its texts. */
export function readValues(file: SourceFile, parts: Parts): Values {
  const known = read.get(file);
  if (known) return known;
  const fresh = parseWithinStack(parts);
  read.set(file, fresh);
  return fresh;
}

/** The parser calls itself for what is nested, and throws where that is too deep. */
function parseWithinStack(parts: Parts): Values {
  try {
    return parseValues(parts);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = 'this is not valid YAML: lists or fields are nested too deeply';
    return { errors: [{ line: parts.yamlOffset + 1, column: 1, message }] };
  }
}

function parseValues({ yaml, yamlOffset }: Parts): Values {
  const { document, lines } = parseYaml(yaml);
  const [first] = [...document.errors, ...repeatedKeys(document), ...document.warnings];
  if (first) {
    // One slip makes the parser stumble on; what it says after the first is of no use to an editor.
    const { line, col } = lines.linePos(first.pos[0]);
    const slip = explainSlip({ ...first, message: first.message, line: line - 1, column: col }, yaml.split('\n'));
    const message = `this is not valid YAML: ${slip.message}`;
    return { errors: [{ line: slip.line + 1 + yamlOffset, column: slip.column, message }] };
  }
  try {
    return { values: document.toJS({ maxAliasCount: 100 }) ?? {} };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const line = yaml.split('\n').findIndex((text) => /(?:[:-] +)\*\S/.test(text));
    const reason = line < 0 ? message : 'a text cannot begin with "*"; put the whole text into double quotes';
    return {
      errors: [{ line: Math.max(0, line) + 1 + yamlOffset, column: 1, message: `this is not valid YAML: ${reason}` }],
    };
  }
}

function parseYaml(yaml: string) {
  const lines = new LineCounter();
  // Its own search for repeated keys takes the square of their number: `repeatedKeys` does it.
  return { document: parseDocument(yaml, { lineCounter: lines, prettyErrors: false, uniqueKeys: false }), lines };
}

/** An error at each key that its map has had before. */
function repeatedKeys(document: Document): YAMLParseError[] {
  const known = new Map<unknown, Set<unknown>>();
  const errors: YAMLParseError[] = [];
  visit(document, {
    Pair(_, { key }, path) {
      if (!isScalar(key)) return;
      const map = path.at(-1);
      const names = known.get(map) ?? new Set();
      if (names.has(key.value)) {
        const [from, to] = key.range!;
        errors.push(new YAMLParseError([from, to], 'DUPLICATE_KEY', 'Map keys must be unique'));
      }
      known.set(map, names.add(key.value));
    },
  });
  return errors;
}

let last: { readonly yaml: string; readonly parsed: ReturnType<typeof parseYaml> } | undefined;

/** Finds what stands at a field in YAML; of a field that is missing, what should hold it. `key` finds its name. */
export function nodeAt(
  yaml: string,
  path: readonly PropertyKey[],
  what: 'key' | 'value' = 'value',
): { readonly node: Node | null; readonly lines: LineCounter } {
  // Whoever asks for one place in a file mostly asks for more.
  if (last?.yaml !== yaml) last = { yaml, parsed: parseYaml(yaml) };
  const { document, lines } = last.parsed;
  let found = document.contents as Node | null;
  let node = found;
  for (const [depth, key] of path.entries()) {
    if (isMap(node)) {
      const pair = pairsOf(node).get(String(key));
      if (!pair) break;
      node = pair.value as Node | null;
      found = (what === 'key' && depth === path.length - 1 ? pair.key : (node ?? pair.key)) as Node;
    } else if (isSeq(node) && typeof key === 'number' && node.items[key]) {
      node = node.items[key] as Node;
      found = node;
    } else break;
  }
  return { node: found, lines };
}

const pairs = new WeakMap<YAMLMap, Map<string, Pair>>();

/** The pairs of a map by their keys. */
function pairsOf(map: YAMLMap): Map<string, Pair> {
  const known = pairs.get(map);
  if (known) return known;
  const named = map.items.flatMap((pair): [string, Pair][] =>
    isScalar(pair.key) ? [[String(pair.key.value), pair]] : [],
  );
  const fresh = new Map(named);
  pairs.set(map, fresh);
  return fresh;
}

/** Finds the place of a field in a file's YAML; a field that is missing is placed at what should hold it. */
export function locate(file: SourceFile, path: readonly PropertyKey[], what: 'key' | 'value' = 'value'): Position {
  const parts = split(file);
  if (!parts) return { line: 1, column: 1 };
  const { node, lines } = nodeAt(parts.yaml, path, what);
  const { line, col } = lines.linePos(node?.range?.[0] ?? 0);
  return { line: Math.max(1, line) + parts.yamlOffset, column: Math.max(1, col) };
}
