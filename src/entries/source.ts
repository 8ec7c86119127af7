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

/** A content file. */
export interface SourceFile {
  /** Path below the content folder, with forward slashes. */
  readonly name: string;
  readonly text: string;
  /** For a picture, whose text is empty. */
  readonly photo?: Photo;
}

/** A position in a file; both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The YAML of a file and, for Markdown, the body below the front matter. */
export interface Parts {
  readonly yaml: string;
  /** Number of lines above `yaml`. */
  readonly yamlOffset: number;
  readonly body: string;
  /** First line of `body`, from 1. */
  readonly bodyLine: number;
}

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** Split a file; undefined for a Markdown file without front matter between two `---` lines. */
export function split(file: SourceFile): Parts | undefined {
  if (!file.name.endsWith('.md')) return { yaml: file.text, yamlOffset: 0, body: '', bodyLine: 1 };
  const match = FRONT_MATTER.exec(file.text);
  if (!match) return undefined;
  const body = file.text.slice(match[0].length);
  return { yaml: match[1] ?? '', yamlOffset: 1, body, bodyLine: match[0].split('\n').length };
}

/** A YAML syntax error and its position. */
interface SyntaxProblem extends Position {
  readonly message: string;
}

/** The plain values of a file's YAML, or its errors. */
export type Values =
  | { readonly values: unknown; readonly errors?: undefined }
  | { readonly errors: readonly SyntaxProblem[]; readonly values?: undefined };

const read = new WeakMap<SourceFile, Values>();

/** Read the YAML of a file that was split. Cached: fields and texts are read one after the other. */
export function readValues(file: SourceFile, parts: Parts): Values {
  const known = read.get(file);
  if (known) return known;
  const fresh = parseWithinStack(parts);
  read.set(file, fresh);
  return fresh;
}

/** The parser is recursive and throws when values are nested too deeply. */
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
    // Errors after the first one are consequences of it.
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
    const reason = line < 0 ? message : 'a text cannot start with "*"; put the whole text in double quotes';
    return {
      errors: [{ line: Math.max(0, line) + 1 + yamlOffset, column: 1, message: `this is not valid YAML: ${reason}` }],
    };
  }
}

function parseYaml(yaml: string) {
  const lines = new LineCounter();
  // The parser's own search for repeated keys is quadratic; `repeatedKeys` replaces it.
  return { document: parseDocument(yaml, { lineCounter: lines, prettyErrors: false, uniqueKeys: false }), lines };
}

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

/** Find the value of a field, or its name for `key`; for a missing field, find its parent. */
export function nodeAt(
  yaml: string,
  path: readonly PropertyKey[],
  what: 'key' | 'value' = 'value',
): { readonly node: Node | null; readonly lines: LineCounter } {
  // Callers usually locate several fields of one file.
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

/** Find the position of a field; for a missing field, the position of its parent. */
export function locate(file: SourceFile, path: readonly PropertyKey[], what: 'key' | 'value' = 'value'): Position {
  const parts = split(file);
  if (!parts) return { line: 1, column: 1 };
  const { node, lines } = nodeAt(parts.yaml, path, what);
  const { line, col } = lines.linePos(node?.range?.[0] ?? 0);
  return { line: Math.max(1, line) + parts.yamlOffset, column: Math.max(1, col) };
}
