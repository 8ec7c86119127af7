import { isScalar, LineCounter, type Scalar } from 'yaml';
import { jsonSchemaOf, type JsonSchema } from '../entries/jsonSchema.ts';
import { placeOf } from '../entries/files.ts';
import { fieldName, type Problem } from '../entries/problem.ts';
import { locate, nodeAt, readValues, split, type Parts, type Position, type SourceFile } from '../entries/source.ts';

/** A text of a content file that readers see, and its place in the file. */
export interface Passage {
  /** Path below the content folder. */
  readonly file: string;
  /** Such as `steps[0].text`, or `body`. */
  readonly field: string;
  readonly text: string;
  readonly language: 'tr' | 'en' | 'none';
  /** Only a `body` has headings; a `label` is part of a drawing and no Markdown. */
  readonly kind: 'body' | 'field' | 'label';
  /** Convert an offset of `text` to a position in the file. */
  at(offset: number): Position;
}

/** Describe a problem at an offset of a passage. */
export const problemIn = (
  { file, field, at }: Passage,
  offset: number,
  message: string,
  severity: Problem['severity'] = 'error',
): Problem => ({ severity, file, ...at(offset), field, message });

/** Describe a problem of a field. Without its source the problem is placed at the start of the file. */
export const problemOfField = (
  file: string,
  source: SourceFile | undefined,
  path: readonly PropertyKey[],
  message: string,
  severity: Problem['severity'] = 'error',
): Problem => ({
  severity,
  file,
  ...(source ? locate(source, path) : { line: 1, column: 1 }),
  field: fieldName(path),
  message,
});

/** Create a function that converts an offset (UTF-16 code units, from 0) to line and column (from 1). */
export function positionsIn(text: string): (offset: number) => Position {
  let lines: LineCounter | undefined;
  return (offset) => {
    lines ??= lineCounterOf(text);
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}

function lineCounterOf(text: string): LineCounter {
  const lines = new LineCounter();
  for (let start = 0; start >= 0; start = text.indexOf('\n', start) + 1 || -1) lines.addNewLine(start);
  return lines;
}

/**
 * Every text of a content file: the fields of its YAML, its Markdown, the labels of a drawing. A file whose fields are
 * wrong still gives its texts; where its YAML cannot be read, only the Markdown is given.
 */
export function passagesOf(file: SourceFile): readonly Passage[] {
  const known = taken.get(file);
  if (known) return known;
  const fresh = takeApart(file);
  taken.set(file, fresh);
  return fresh;
}

const taken = new WeakMap<SourceFile, readonly Passage[]>();

function takeApart(file: SourceFile): Passage[] {
  const place = placeOf(file.name);
  if (typeof place === 'string') return [];
  if (place.kind === 'drawing') return labels(file);
  if (place.kind === 'photo') return [];
  const parts = split(file);
  if (!parts) return [];
  const at = positionsIn(file.text);
  const start = file.name.endsWith('.md') ? file.text.indexOf('\n') + 1 : 0;
  const texts = fields(file, parts, start, jsonSchemaOf(place.schema));
  if (parts.body.trim() === '') return texts;
  const offset = file.text.length - parts.body.length;
  const body: Passage = {
    file: file.name,
    field: 'body',
    text: parts.body,
    language: 'tr',
    kind: 'body',
    at: (index) => at(index + offset),
  };
  return [...texts, body];
}

function fields(file: SourceFile, parts: Parts, start: number, form: JsonSchema): Passage[] {
  const at = positionsIn(file.text);
  const found: Passage[] = [];
  const walk = (value: unknown, path: PropertyKey[], schema: JsonSchema | undefined) => {
    if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...path, index], schema?.items));
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value)) walk(item, [...path, name], schema?.properties?.[name]);
    else if (typeof value === 'string') {
      let offsets: number[] | undefined;
      found.push({
        file: file.name,
        field: fieldName(path),
        text: value,
        language: languageOf(schema),
        kind: 'field',
        at: (index) => at(start + (offsets ??= offsetsOf(parts.yaml, path, value))[Math.min(index, value.length)]!),
      });
    }
  };
  walk(readValues(file, parts).values, [], form);
  return found;
}

/** For each code unit of a field's value, and for its end, the offset in the YAML at which it is written. */
function offsetsOf(yaml: string, path: readonly PropertyKey[], value: string): number[] {
  const { node } = nodeAt(yaml, path);
  if (isScalar(node)) return offsetsIn(yaml, node, value);
  // It is said elsewhere, and only named here.
  return Array.from({ length: value.length + 1 }, () => node?.range?.[0] ?? 0);
}

/** Turkish is what a text is in when its form says nothing else; dates, addresses and names of files are no text. */
export function languageOf(form: JsonSchema | undefined): Passage['language'] {
  if (form?.type !== 'string' || form.pattern || form.format || form.enum || form.const) return 'none';
  return form.language ?? 'tr';
}

/** The same of a scalar. */
function offsetsIn(yaml: string, scalar: Scalar, value: string): number[] {
  const [from = 0, to = yaml.length] = scalar.range ?? [];
  const block = scalar.type === 'BLOCK_FOLDED' || scalar.type === 'BLOCK_LITERAL';
  const quoted = scalar.type === 'QUOTE_DOUBLE' || scalar.type === 'QUOTE_SINGLE';
  let at = block ? yaml.indexOf('\n', from) + 1 : quoted ? from + 1 : from;
  const space = (offset: number) => offset < to && /\s/.test(yaml[offset]!);
  const offsets: number[] = [];
  for (const unit of value.split('')) {
    if (/\s/.test(unit)) {
      offsets.push(at);
      while (space(at)) at += 1;
      continue;
    }
    // Indentation, and the signs that escape a quote, are in the file but not in the value.
    while (at < to && yaml[at] !== unit) at += 1;
    offsets.push(Math.min(at, to));
    at += 1;
  }
  return [...offsets, Math.min(at, to)];
}

function labels(file: SourceFile): Passage[] {
  const at = positionsIn(file.text);
  return [...file.text.matchAll(/(?<=<(?:text|tspan|title|desc)\b[^>]*>)[^<]+/g)].map(({ 0: text, index }) => ({
    file: file.name,
    field: 'label',
    text,
    language: 'tr',
    kind: 'label',
    at: (offset) => at(index + offset),
  }));
}
