import type { JsonSchema } from '../entries/jsonSchema.ts';
import { HINTS } from './hints.ts';
import { insteadOf, LABELS, lengthHint, PATTERN_HINT } from './labels.ts';

/** A field of the editor's configuration, as Sveltia CMS reads it. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required: boolean;
  readonly hint: string;
  readonly [option: string]: unknown;
}

/** Fields whose value is the slug of an entry of a collection, by their name. */
const SLUGS_OF: Readonly<Record<string, string>> = { primaryService: 'services', relatedPosts: 'posts' };

/** Texts of more than a line, by the name of their field. */
const LONG = new Set(['description', 'lead', 'text', 'answer', 'general', 'noAnswer', 'feesPolicy', 'instructions']);

/** The fields of a group, in the order of the schema. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  const needed = new Set(required as readonly string[]);
  return Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, needed.has(name)));
}

function fieldOf(name: string, schema: JsonSchema, required: boolean): Field {
  const hint = hintOf(name, schema);
  // Messages of the check name the field as the file does.
  const common = { name, label: `${labelOf(name)} · ${name}`, required, hint };
  const target = SLUGS_OF[name];
  if (target) return { ...common, ...relationTo(target), multiple: schema.type === 'array' };
  switch (schema.type) {
    case 'array':
      return { ...common, ...listOf(schema) };
    case 'object':
      return { ...common, widget: 'object', collapsed: !required, fields: fieldsOf(schema) };
    case 'number':
    case 'integer':
      return {
        ...common,
        widget: 'number',
        value_type: schema.type === 'integer' ? 'int' : 'float',
        ...rangeOf(schema),
      };
    case 'boolean':
      // The one value that may be written is a choice: a switch would write its other side, too.
      return { ...common, widget: 'select', options: [{ label: 'Evet', value: schema.const }] };
    default:
      return { ...common, ...textOf(name, schema) };
  }
}

function textOf(name: string, { enum: options, format, pattern, anyOf }: JsonSchema) {
  if (options) return { widget: 'select', options };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: false };
  if (format === 'uri' || format === 'email' || anyOf) return { widget: 'string' };
  return {
    widget: LONG.has(name) ? 'text' : 'string',
    ...(pattern && { pattern: [pattern, `${PATTERN_HINT} ${pattern}`] }),
  };
}

function listOf({ items = {}, minItems, maxItems }: JsonSchema) {
  const bounds = { ...(minItems !== undefined && { min: minItems }), ...(maxItems !== undefined && { max: maxItems }) };
  if (items.enum) return { widget: 'select', multiple: true, options: items.enum, ...bounds };
  const label_singular = labelOf('item');
  if (items.type === 'object')
    return { widget: 'list', label_singular, collapsed: true, fields: fieldsOf(items), ...summaryOf(items), ...bounds };
  return { widget: 'list', label_singular, field: fieldOf('item', items, true), ...bounds };
}

/** A closed item shows its first text. */
function summaryOf({ properties = {} }: JsonSchema) {
  const first = ['question', 'title', 'aspect', 'name', 'text'].find((name) => name in properties);
  return first ? { summary: `{{${first}}}` } : {};
}

const relationTo = (collection: string) => ({
  widget: 'relation',
  collection,
  value_field: '{{slug}}',
  display_fields: ['title'],
  search_fields: ['title'],
});

const rangeOf = ({ minimum, maximum }: JsonSchema) => ({
  ...bounded('min', minimum as number | undefined),
  ...bounded('max', maximum as number | undefined),
});

const bounded = (key: string, value: number | undefined) =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? { [key]: value } : {};

const IN_THE_PLACE_OF = /^in the place of (“.*”)$/;

/** What the schema says of the field, in Turkish, and the lengths it allows. */
function hintOf(name: string, { description, minLength, maxLength }: JsonSchema): string {
  const replaced = IN_THE_PLACE_OF.exec(description ?? '')?.[1];
  const about = replaced ? insteadOf(replaced) : (HINTS[description ?? ''] ?? sentenceOn(name));
  if (maxLength === undefined) return about;
  return `${about} ${lengthHint(Number(minLength ?? 0), Number(maxLength))}`.trim();
}

/** What is said of a field whose schema says nothing; empty where `labels.ts` says nothing either. */
export const sentenceOn = (name: string): string => {
  const known = LABELS[name];
  return known && typeof known !== 'string' ? known[1] : '';
};

/** What editors read instead of a name; the name itself if `labels.ts` lacks it. */
export const labelOf = (name: string): string => {
  const known = LABELS[name];
  return (typeof known === 'string' ? known : known?.[0]) ?? name;
};
