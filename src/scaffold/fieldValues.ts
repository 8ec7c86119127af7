import type { z } from 'zod';
import { type JsonSchema, jsonSchemaOf } from '#content/jsonSchema.ts';

/** A field of new content, given as a flag. */
export interface DraftField {
  /** In a group with a dot: `care.sameDay`. */
  readonly name: string;
  readonly help: string;
  /** Takes several lines, one per item. */
  readonly isList: boolean;
  readonly required: boolean;
  /** Names of the texts in a line, which `|` separates. The last one may be a list: `values…`. */
  readonly parts: readonly string[];
}

export type Data = Readonly<Record<string, unknown>>;

/** Input lines by field name. */
export type Lines = Readonly<Record<string, readonly string[]>>;

/** List the fields of a form that are texts, lists of texts, or lists of groups of texts. */
export const fieldsOf = (form: z.ZodType): DraftField[] => fieldsIn(jsonSchemaOf(form), '');

function fieldsIn({ properties = {}, required: needed = [] }: JsonSchema, prefix: string): DraftField[] {
  return Object.entries(properties).flatMap(([key, part]): DraftField[] => {
    if (part.properties) return fieldsIn(part, `${prefix}${key}.`);
    const { items: schema = part, description: help = key } = part;
    if (schema.type === 'integer' || schema.type === 'boolean' || schema.format === 'date') return [];
    const group = Object.entries(schema.properties ?? {});
    const choices = group.flatMap(([name, { enum: values }]) => (values ? [` (${name}: ${values.join(', ')})`] : []));
    const field = {
      name: prefix + key,
      help: help + choices.join(''),
      isList: schema !== part,
      required: prefix === '' && needed.includes(key),
      parts: group.map(([name, { items }]) => (items ? `${name}…` : name)),
    };
    return [field];
  });
}

/** Read a line as the value of a field, or of one list item. */
function valueOf({ parts }: DraftField, line: string): unknown {
  if (parts.length === 0) return line.trim();
  const texts = line.split('|').map((text) => text.trim());
  const group = parts.map((part, at) => {
    const own = at + 1 < parts.length ? texts.slice(at, at + 1) : texts.slice(at);
    return part.endsWith('…') ? [part.slice(0, -1), own] : [part, own.length > 0 ? own.join(' | ') : undefined];
  });
  return Object.fromEntries(group) as unknown;
}

/** Convert input lines to data. */
export function dataOf(fields: readonly DraftField[], lines: Lines): Data {
  const data: Record<string, unknown> = {};
  for (const field of fields) {
    const values = (lines[field.name] ?? []).map((line) => valueOf(field, line));
    if (values.length === 0) continue;
    const [key = '', group] = field.name.split('.').toReversed();
    const target = group ? ((data[group] ??= {}) as Record<string, unknown>) : data;
    target[key] = field.isList ? values : values[0];
  }
  return data;
}
