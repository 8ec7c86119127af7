import { isScalar, LineCounter, type Scalar } from 'yaml';
import { locationOf } from '#content/contentFiles.ts';
import { fieldName, type Finding, findingAt, type Position } from '#content/finding.ts';
import { type JsonSchema, jsonSchemaOf, type Role } from '#content/jsonSchema.ts';
import { type ContentFile, locate, nodeAt, type Parts, readValues, split } from '#content/yamlSource.ts';

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
  readonly role?: Role | undefined;
  /** Convert an offset of `text` to a position in the file. */
  at: (offset: number) => Position;
}

/** A place in a passage. */
export interface Occurrence {
  readonly passage: Passage;
  readonly index: number;
}

/** Describe a finding at an offset of a passage. */
export const findingIn = (
  { file, field, at }: Passage,
  offset: number,
  message: string,
  severity: Finding['severity'] = 'error',
): Finding => findingAt(file, field, message, at(offset), severity);

/** Describe a finding of a field. */
export function findingOfField(
  files: readonly ContentFile[],
  name: string,
  path: readonly PropertyKey[],
  message: string,
  severity: Finding['severity'] = 'error',
): Finding {
  const source = files.find((file) => file.name === name);
  return findingAt(name, fieldName(path), message, source && locate(source, path), severity);
}

/** Get a function that converts an offset (UTF-16 code units, from 0) to line and column (from 1). */
export function createPositionFinder(text: string): (offset: number) => Position {
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

/** Tell whether a file is too long to check in reasonable time, such as one with a picture pasted as text. */
export const isTooLong = ({ text }: ContentFile): boolean => text.length > 250_000;

/**
 * List the texts of a content file: YAML fields, Markdown body, labels of a drawing. Invalid fields count. If the YAML
 * cannot be parsed, only the body is listed; if the file is too long, nothing.
 */
export function passagesOf(file: ContentFile): Passage[] {
  if (isTooLong(file)) return [];
  const location = locationOf(file.name);
  if (typeof location === 'string') return [];
  if (!location.schema) return labels(file);
  const parts = split(file);
  if (!parts) return [];
  const at = createPositionFinder(file.text);
  const start = file.name.endsWith('.md') ? file.text.indexOf('\n') + 1 : 0;
  const texts = fields(file, parts, start, jsonSchemaOf(location.schema));
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

function fields(file: ContentFile, parts: Parts, start: number, form: JsonSchema): Passage[] {
  const at = createPositionFinder(file.text);
  const found: Passage[] = [];
  const walk = (value: unknown, path: PropertyKey[], schema: JsonSchema | undefined) => {
    if (Array.isArray(value)) value.forEach((item, index) => walk(item, [...path, index], schema?.items));
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value)) walk(item, [...path, name], schemaOf(schema, name));
    else if (typeof value === 'string') {
      let offsets: number[] | undefined;
      found.push({
        file: file.name,
        field: fieldName(path),
        text: value,
        language: languageOf(schema),
        kind: 'field',
        role: schema?.role,
        at: (index) => at(start + (offsets ??= offsetsOf(parts.yaml, path, value))[Math.min(index, value.length)]!),
      });
    }
  };
  walk(readValues(parts).values, [], form);
  return found;
}

/** Get the schema of a field of an object, also from its `anyOf` and `additionalProperties`. */
function schemaOf(form: JsonSchema | undefined, name: string): JsonSchema | undefined {
  const { properties, additionalProperties: others, anyOf = [] } = form ?? {};
  const ofForms = () => anyOf.map((variant) => schemaOf(variant, name)).find((schema) => schema !== undefined);
  return properties?.[name] ?? ofForms() ?? (typeof others === 'object' ? others : undefined);
}

/** Map each code unit of a field's value, and its end, to its offset in the YAML. */
function offsetsOf(yaml: string, path: readonly PropertyKey[], value: string): number[] {
  const { node } = nodeAt(yaml, path);
  if (isScalar(node)) return offsetsIn(yaml, node, value);
  // An alias: its text is defined elsewhere.
  return Array.from({ length: value.length + 1 }, () => node?.range?.[0] ?? 0);
}

/** Get the language of a field: Turkish unless its schema says otherwise, none for dates, addresses and file names. */
function languageOf(form: JsonSchema | undefined): Passage['language'] {
  if (form?.language) return form.language;
  return form?.type !== 'string' || form.pattern || form.format || form.enum || form.const ? 'none' : 'tr';
}

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
    // Skip indentation and escape characters, which are not part of the value.
    while (at < to && yaml[at] !== unit) at += 1;
    offsets.push(Math.min(at, to));
    at += 1;
  }
  return [...offsets, Math.min(at, to)];
}

/** List what a drawing shows: its words as one passage, since those side by side are read together, then its titles. */
function labels(file: ContentFile): Passage[] {
  const found = [...file.text.matchAll(/<(text|title|desc)\b[^>]*>([^]*?)<\/\1\s*>/g)].map(
    ({ 0: whole, 1: element, 2: inner = '', index }) => ({
      isShown: element === 'text',
      text: withoutTags(inner),
      start: index + whole.lastIndexOf(inner, whole.lastIndexOf('</')),
    }),
  );
  const at = createPositionFinder(file.text);
  const labelOf = (parts: typeof found): Passage => ({
    file: file.name,
    field: 'label',
    text: parts.map(({ text }) => text).join(' '),
    language: 'tr',
    kind: 'label',
    at: (offset) => {
      let rest = offset;
      for (const { text, start } of parts) {
        if (rest <= text.length) return at(start + rest);
        rest -= text.length + 1;
      }
      return at(file.text.length);
    },
  });
  const words = found.filter(({ isShown }) => isShown);
  const titles = found.filter(({ isShown }) => !isShown).map((title) => labelOf([title]));
  return words.length > 0 ? [labelOf(words), ...titles] : titles;
}

/** Replace tags by blanks of their length, or where the words go on in the same place, by what shows nothing. */
const withoutTags = (label: string): string =>
  label.replaceAll(/<[^>]*>/g, (tag) => (/^<[^>]*\s(?:d?[xy])=/.test(tag) ? ' ' : '\u00ad').repeat(tag.length));
