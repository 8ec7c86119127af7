import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';

/** A content file as read: `name` is its place below the content folder, with forward slashes. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
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

/** A YAML document, and the lines of its text. */
export interface Yaml {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

let last: { readonly yaml: string; readonly read: Yaml } | undefined;

/** Reads YAML. The last is remembered, since a file's fields are asked for first, and then its texts. */
export function readYaml(yaml: string): Yaml {
  if (last?.yaml === yaml) return last.read;
  const lines = new LineCounter();
  const read = { document: parseDocument(yaml, { lineCounter: lines, prettyErrors: false }), lines };
  last = { yaml, read };
  return read;
}

/** Finds the place of a field in a file's YAML; a field that is missing is placed at what should hold it. */
export function locate(file: SourceFile, path: readonly PropertyKey[], what: 'key' | 'value' = 'value'): Position {
  const parts = split(file);
  if (!parts) return { line: 1, column: 1 };
  const { document, lines } = readYaml(parts.yaml);
  let node: Node | null = document.contents as Node | null;
  let offset = node?.range?.[0] ?? 0;
  for (const [depth, key] of path.entries()) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair) break;
      const last = depth === path.length - 1;
      const target = (last && what === 'key' ? pair.key : (pair.value ?? pair.key)) as Node;
      offset = target.range?.[0] ?? offset;
      node = pair.value as Node | null;
    } else if (isSeq(node) && typeof key === 'number' && node.items[key]) {
      node = node.items[key] as Node;
      offset = node.range?.[0] ?? offset;
    } else break;
  }
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line) + parts.yamlOffset, column: Math.max(1, col) };
}
