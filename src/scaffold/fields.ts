import type { z } from 'zod';
import { jsonSchemaOf, type JsonSchema } from '../entries/jsonSchema.ts';

/** A field of new content: asked for, or given as a flag of its name. */
export interface Field {
  /** With a dot before the name of a field within a field: `care.sameDay`. */
  readonly name: string;
  readonly help: string;
  /** Whether it takes several lines, one an item. */
  readonly list: boolean;
  readonly required: boolean;
  /** Whether it is asked for at a terminal; all else is a flag. */
  readonly asked: boolean;
  /** Of a group, the names of its texts, which a line separates by `|`. The last may be a list: `values…`. */
  readonly parts: readonly string[];
}

export type Data = Readonly<Record<string, unknown>>;

/** Lines given for fields, by their names. */
export type Lines = Readonly<Record<string, readonly string[]>>;

/** Optional, but asked for all the same: content lives on it. */
const ASKED = ['phrasings', 'messages', 'email', 'english', 'schemaType', 'schemaSpecialty', 'wording'];

/** What may be given for content of a form: texts, lists of texts, lists of groups of texts; no number, date or yes. */
export const fieldsOf = (form: z.ZodType): Field[] => fieldsIn(jsonSchemaOf(form), '', false);

/** `asked`, where they are of a group that is required: which of them, the check knows. */
function fieldsIn({ properties = {}, required: needed = [] }: JsonSchema, prefix: string, asked: boolean): Field[] {
  return Object.entries(properties).flatMap(([key, part]): Field[] => {
    const required = prefix === '' && needed.includes(key);
    if (part.properties) return fieldsIn(part, `${prefix}${key}.`, required || part.asked === true);
    const { items: schema = part, description: help = key } = part;
    if (schema.type === 'integer' || schema.type === 'boolean' || schema.format === 'date') return [];
    const choices = Object.entries(schema.properties ?? {}).flatMap(([name, { enum: values }]) =>
      values ? [` (${name}: ${values.join(', ')})`] : [],
    );
    const parts = Object.entries(schema.properties ?? {}).map(([name, { items }]) => (items ? `${name}…` : name));
    const list = schema !== part;
    return [
      {
        name: prefix + key,
        help: help + choices.join(''),
        list,
        required,
        asked: asked || required || ASKED.includes(key),
        parts,
      },
    ];
  });
}

/** The value that a line gives for a field, or for one item of its list. */
export function valueOf({ parts }: Field, line: string): unknown {
  if (parts.length === 0) return line.trim();
  const texts = line.split('|').map((text) => text.trim());
  const group = parts.map((part, at) => {
    const own = at + 1 < parts.length ? texts.slice(at, at + 1) : texts.slice(at);
    return part.endsWith('…') ? [part.slice(0, -1), own] : [part, own.length > 0 ? own.join(' | ') : undefined];
  });
  return Object.fromEntries(group) as unknown;
}

/** The data that lines give. */
export function dataOf(fields: readonly Field[], lines: Lines): Data {
  const data: Record<string, unknown> = {};
  for (const field of fields) {
    const values = (lines[field.name] ?? []).map((line) => valueOf(field, line));
    if (values.length === 0) continue;
    const [key = '', group] = field.name.split('.').toReversed();
    const place = group ? ((data[group] ??= {}) as Record<string, unknown>) : data;
    place[key] = field.list ? values : values[0];
  }
  return data;
}
