import { languageOf } from '../check/passages.ts';
import { TODO } from '../check/todo.ts';
import type { JsonSchema } from '../entries/jsonSchema.ts';
import { foldTurkish } from '../site/fold.ts';

/** A field of new content: asked for, or given as a flag of its name. */
export interface Field {
  /** With a dot before the name of a field within a field: `care.sameDay`. */
  readonly name: string;
  readonly help: string;
  /** The schema of one value; of a list, of one of its items. */
  readonly schema: JsonSchema;
  /** How many items a list must have. */
  readonly list?: { readonly min: number; readonly max: number };
  readonly required: boolean;
  /** Only as a flag: nobody is asked for it. */
  readonly quiet?: boolean;
}

/** Values by the names of their fields. */
export type Answers = ReadonlyMap<string, unknown>;

/** What may be given for content of a schema: texts, lists of texts, lists of groups of texts. Numbers and dates may not. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema, prefix = ''): Field[] {
  return Object.entries(properties).flatMap(([key, schema]): Field[] => {
    const name = prefix + key;
    if (schema.type === 'object') return fieldsOf(schema, `${name}.`).map((field) => ({ ...field, required: false }));
    const item = schema.type === 'array' ? schema.items! : schema;
    if (schema.type === 'integer' || item.format === 'date') return [];
    const { minItems: min = 0, maxItems: max = 99, description: help = key } = schema;
    const field = { name, help, schema: item, required: required.includes(key) };
    return [item === schema ? field : { ...field, list: { min, max } }];
  });
}

/** How a value is written on a line, for a group of texts. */
export const shapeOf = ({ schema }: Field): string =>
  Object.entries(schema.properties ?? {})
    .map(([key, { type }]) => (type === 'array' ? `${key} | …` : key))
    .join(' | ');

/** The value that lines give, one line an item of a list. The texts of a group are separated by `|`. */
export function valueOf({ schema, list }: Field, lines: readonly string[]): unknown {
  const values = lines.map((line) => {
    if (!schema.properties) return typeset(schema, line);
    const texts = line.split('|');
    const parts = Object.entries(schema.properties).map(([key, part], at, all) => {
      const own =
        part.type === 'array' ? texts.slice(at) : [texts.slice(at, at === all.length - 1 ? undefined : at + 1)];
      const values = own.flat().map((text) => typeset(part.items ?? part, text));
      return [key, part.type === 'array' ? values : values.length > 0 ? values.join(' | ') : undefined];
    });
    return Object.fromEntries(parts.filter(([, value]) => value !== undefined)) as unknown;
  });
  return list ? values : values[0];
}

/** What keyboards lack: the apostrophe that Turkish sets before the suffix of a name; capitals and letters of a choice. */
function typeset(schema: JsonSchema, written: string): string {
  const text = written.trim();
  const choice = schema.enum?.find((one) => foldTurkish(String(one)) === foldTurkish(text));
  if (choice !== undefined) return String(choice);
  return languageOf(schema) === 'tr' ? text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’') : text;
}

/**
 * The data of a file of a schema: the answers, in the order of the schema. With `todo`, what is needed and not answered
 * yet is filled in, so that the check can judge the rest.
 */
export function dataOf(schema: JsonSchema, answers: Answers, todo: boolean, prefix = ''): Record<string, unknown> {
  const needs = (key: string) => todo && schema.required?.includes(key);
  const data = Object.entries(schema.properties ?? {}).map(([key, part]) => {
    const name = prefix + key;
    if (part.type === 'object') {
      const given = [...answers.keys()].some((other) => other.startsWith(`${name}.`));
      return [key, given ? dataOf(part, answers, todo, `${name}.`) : needs(key) ? placeholder(part) : undefined];
    }
    const value = answers.get(name) ?? (needs(key) ? placeholder(part) : undefined);
    if (!todo || !Array.isArray(value)) return [key, value];
    const least = part.minItems ?? 0;
    return [key, [...value, ...(placeholder(part) as unknown[]).slice(value.length, least)]];
  });
  return Object.fromEntries(data.filter(([, value]) => value !== undefined)) as Record<string, unknown>;
}

/** A value that a schema accepts and that says nothing. */
function placeholder({ type, enum: choices, items, minItems = 0, minLength = 0, ...group }: JsonSchema): unknown {
  if (choices) return choices[0];
  if (items) return Array.from({ length: Math.max(minItems, 2) }, () => placeholder(items));
  if (type !== 'object') return TODO.padEnd(minLength, '.');
  const { properties = {}, required = Object.keys(properties) } = group;
  return Object.fromEntries(required.map((key) => [key, placeholder(properties[key]!)]));
}
