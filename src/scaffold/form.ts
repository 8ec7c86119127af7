import type { z } from 'zod';
import { languageOf } from '../check/passages.ts';
import { TODO } from '../check/todo.ts';
import { explain } from '../entries/explain.ts';
import { jsonSchemaOf, type JsonSchema } from '../entries/jsonSchema.ts';
import { fieldName } from '../entries/problem.ts';
import { foldTurkish } from '../site/fold.ts';

/** A field of new content: asked for, or given as a flag of its name. */
export interface Field {
  /** With a dot before the name of a field within a field: `care.sameDay`. */
  readonly name: string;
  readonly help: string;
  /** The schema of one value; of a list, of one of its items. */
  readonly schema: JsonSchema;
  readonly list: boolean;
  /** How many lines it takes. */
  readonly min: number;
  readonly max: number;
  /** How a line is written that gives a group of texts: `title | text`. */
  readonly shape: string;
}

/** Values by the names of their fields. */
export type Answers = ReadonlyMap<string, unknown>;

/**
 * What may be given for content of a schema: texts, lists of texts, lists of groups of texts. Numbers, dates and what is
 * only ever true may not.
 */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema, prefix = ''): Field[] {
  return Object.entries(properties).flatMap(([key, part]): Field[] => {
    const name = prefix + key;
    if (part.properties) return fieldsOf(part, `${name}.`).map((field) => ({ ...field, min: 0 }));
    const { minItems = 1, maxItems = 99, description: help = key, items: schema = part } = part;
    if (schema.type === 'integer' || schema.type === 'boolean' || schema.format === 'date') return [];
    const parts = Object.entries(schema.properties ?? {});
    const shape = parts.map(([inner, { type }]) => (type === 'array' ? `${inner} | …` : inner)).join(' | ');
    const list = schema !== part;
    return [{ name, help, schema, shape, list, min: required.includes(key) ? minItems : 0, max: list ? maxItems : 1 }];
  });
}

/** The value that lines give, one line an item of a list. The texts of a group are separated by `|`. */
export function valueOf({ schema, list }: Field, lines: readonly string[]): unknown {
  const parts = Object.entries(schema.properties ?? {});
  const group = (texts: readonly string[]) =>
    parts.map(([key, part], at): [string, unknown] => {
      const own = texts.slice(at, at === parts.length - 1 ? undefined : at + 1);
      if (part.items) return [key, own.map((text) => typeset(part.items!, text))];
      return [key, own.length > 0 ? typeset(part, own.join('|')) : undefined];
    });
  const values = lines.map((line) =>
    parts.length > 0 ? Object.fromEntries(group(line.split('|'))) : typeset(schema, line),
  );
  return list ? values : values[0];
}

/** What keyboards lack: the apostrophe that Turkish sets before the suffix of a name; capitals and letters of a choice. */
function typeset(schema: JsonSchema, written: string): string {
  const text = written.trim();
  const choice = schema.enum?.find((one) => foldTurkish(String(one)) === foldTurkish(text));
  if (choice !== undefined) return String(choice);
  return languageOf(schema) === 'tr' ? text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’') : text;
}

/** The data of answers, in the order of the schema; undefined what is not given, or, with `todo`, filled in what is needed. */
export function dataOf(schema: JsonSchema, answers: Answers, todo = false, prefix = ''): Record<string, unknown> {
  const { properties = {}, required = Object.keys(properties) } = schema;
  const data = Object.entries(properties).map(([key, part]): [string, unknown] => {
    const name = prefix + key;
    const inner = [...answers.keys()].some((other) => other.startsWith(`${name}.`));
    const value = inner ? dataOf(part, answers, todo, `${name}.`) : answers.get(name);
    return [key, value ?? (todo && required.includes(key) ? placeholder(part) : undefined)];
  });
  return Object.fromEntries(data);
}

/** A value that a schema accepts and that says nothing. */
function placeholder({ enum: choices, items, minItems = 2, minLength = 0, ...schema }: JsonSchema): unknown {
  if (choices) return choices[0];
  if (items) return Array.from({ length: Math.max(minItems, 2) }, () => placeholder(items));
  return schema.properties ? dataOf(schema, new Map(), true) : TODO.padEnd(minLength, '.');
}

/** What the form has against the lines for a field; `done`, where no more lines follow. */
export function faultOf(form: z.ZodType, field: Field, lines: readonly string[], done = true): string | undefined {
  const { name, help, min, max, shape } = field;
  if (done && lines.length < min)
    return lines.length === 0 ? `is missing: ${help}` : `must be given ${min} to ${max} times, found ${lines.length}`;
  if (lines.length > max) return 'is given too often';
  if (lines.length === 0) return undefined;
  const data = dataOf(jsonSchemaOf(form), new Map([[name, valueOf(field, lines)]]));
  const messages = (form.safeParse(data).error?.issues ?? [])
    .filter(({ path }) => `${fieldName(path)}[`.startsWith(`${name}[`) || fieldName(path).startsWith(`${name}.`))
    // How many there are is counted above.
    .filter(({ code, path }) => code !== 'too_small' || !field.list || fieldName(path) !== name)
    .map((issue) => explain(issue, valueAt(data, issue.path)));
  return shape && messages.some((message) => message.startsWith('is missing'))
    ? `must be "${shape}"`
    : messages.join('; ') || undefined;
}

const valueAt = (data: unknown, path: readonly PropertyKey[]) =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown>)[key], data);
