import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  YAMLParseError,
} from 'yaml';
import type { Position } from './finding.ts';
import type { Photo } from './photo.ts';
import { explainSlip } from './yamlSlips.ts';

/** A content file. */
export interface ContentFile {
  /** Path below the content folder, with forward slashes. */
  readonly name: string;
  readonly text: string;
  /** For a picture, whose text is empty. */
  readonly photo?: Photo;
  /** For a font, whose text is empty: the path of the file. */
  readonly font?: string;
}

/** The YAML of a file and, for Markdown, the body below the front matter. */
export interface Parts {
  readonly yaml: string;
  /** Number of lines above `yaml`. */
  readonly yamlOffset: number;
  readonly body: string;
}

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** Split a file; undefined for a Markdown file without front matter between two `---` lines. */
export function split(file: ContentFile): Parts | undefined {
  if (!file.name.endsWith('.md')) return { yaml: file.text, yamlOffset: 0, body: '' };
  const match = FRONT_MATTER.exec(file.text);
  if (!match) return undefined;
  return { yaml: match[1] ?? '', yamlOffset: 1, body: file.text.slice(match[0].length) };
}

/** The plain values of a file's YAML, or its first error: later ones are consequences of it. */
type Values =
  | { readonly values: unknown; readonly error?: undefined }
  | { readonly error: Position & { readonly message: string }; readonly values?: undefined };

export function readValues({ yaml, yamlOffset }: Parts): Values {
  const failed = (reason: string, { line, column }: Position = { line: 1, column: 1 }): Values => ({
    error: { line: line + yamlOffset, column, message: `this is not valid YAML: ${reason}` },
  });
  const directive = yaml.split('\n').findIndex((text) => text.startsWith('%'));
  if (directive !== -1)
    return failed('a line that begins with "%" changes how the others are read; remove it', {
      line: directive + 1,
      column: 1,
    });
  try {
    const { document, lines } = parseYaml(yaml);
    const [error] = [...document.errors, ...wrongKeys(document), ...document.warnings];
    if (!error) {
      const values: unknown = document.toJS({ maxAliasCount: 100 }) ?? {};
      // Throws for what contains itself.
      JSON.stringify(values);
      return { values };
    }
    const { line, col } = lines.linePos(error.pos[0]);
    const slip = explainSlip(error, { line, column: col }, yaml.split('\n'));
    return failed(slip.message, slip);
  } catch (cause) {
    // The parser is recursive.
    if (cause instanceof RangeError) return failed('lists or fields are nested too deeply');
    if (cause instanceof TypeError) return failed('an alias ("*name") stands within what it repeats');
    const line = yaml.split('\n').findIndex((text) => /(?:[:-] +)\*\S/.test(text)) + 1;
    if (line === 0) return failed(cause instanceof Error ? cause.message : String(cause));
    return failed('a text cannot start with "*"; put the whole text in double quotes', { line, column: 1 });
  }
}

let last: { readonly yaml: string; readonly document: Document; readonly lines: LineCounter } | undefined;

/** Parse YAML. Remembers the last file, since most are read and several of their fields located in a row. */
function parseYaml(yaml: string) {
  if (last?.yaml === yaml) return last;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  return (last = { yaml, document, lines });
}

/** Find names of fields that are no text. */
function wrongKeys(document: Document): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  visit(document, {
    Pair(_, { key }) {
      if (!isNode(key) || isScalar(key)) return;
      const [from, to] = key.range!;
      errors.push(new YAMLParseError([from, to], 'IMPOSSIBLE', 'the name of a field is a text, not a list or fields'));
    },
  });
  return errors;
}

/** Find the value of a field, or its name for `key`; for a missing field, find its parent. */
export function nodeAt(
  yaml: string,
  path: readonly PropertyKey[],
  what: 'key' | 'value' = 'value',
): { readonly node: Node | null; readonly lines: LineCounter } {
  const { document, lines } = parseYaml(yaml);
  let found = document.contents;
  let node = found;
  for (const [depth, key] of path.entries()) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
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

/** Find the position of a field; for a missing field, the position of its parent. */
export function locate(file: ContentFile, path: readonly PropertyKey[], what: 'key' | 'value' = 'value'): Position {
  const parts = split(file);
  if (!parts) return { line: 1, column: 1 };
  const { node, lines } = nodeAt(parts.yaml, path, what);
  const { line, col } = lines.linePos(node?.range?.[0] ?? 0);
  return { line: Math.max(1, line) + parts.yamlOffset, column: Math.max(1, col) };
}
