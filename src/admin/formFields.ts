import type { JsonSchema, Target } from '#content/jsonSchema.ts';
import { hintOf, labelOf, lengthHint, OPTIONS, patternHint, TEXTS } from './turkish.ts';

/** A field in the configuration of Sveltia CMS. */
export interface EditorField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required: boolean;
  readonly hint: string;
  readonly [option: string]: unknown;
}

/** Names of texts that need more than one line. */
const LONG = new Set(['description', 'lead', 'text', 'answer', 'general', 'noAnswer', 'feesPolicy', 'instructions']);

/** Lists that the check wants in most files; a form cannot ask for them only where it does. */
const REQUIRED = new Set(['symptoms.doNow']);

/** Days on which a text was written: today, in a new one. */
const TODAY = new Set(['publishedAt', 'updatedAt', 'lastReviewed']);

/** What exists to choose from, by what a field names. */
export type Existing = Readonly<Partial<Record<Target, readonly { label: string; value: string }[]>>>;

/**
 * Create the fields of a group.
 * @param path names the file or folder, then the groups around the fields.
 */
export function editorFieldsOf(
  { properties = {}, required = [] }: JsonSchema,
  path: readonly string[],
  existing: Existing,
): EditorField[] {
  const needed: ReadonlySet<string> = new Set(required);
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf([...path, name], schema, needed.has(name) || REQUIRED.has(`${path.join('.')}.${name}`), existing),
  );
}

function fieldOf(path: readonly string[], schema: JsonSchema, required: boolean, existing: Existing): EditorField {
  const name = path.at(-1)!;
  const hint = `${hintOf(path)} ${lengthHint(schema)}`.trim();
  // Error messages use the field name of the file, so show both.
  const common = { name, label: `${labelOf(name, path.at(-2))} · ${name}`, required, hint };
  // Where a schema allows one value or a list, the form has a list.
  const list = schema.anyOf?.find(({ type }) => type === 'array');
  if (list) return { ...common, ...listOf(path, list, existing) };
  const target = schema.target ?? schema.items?.target;
  const multiple = schema.type === 'array';
  if (target === 'services' || target === 'posts') return { ...common, ...relationTo(target), multiple };
  const options = target && existing[target];
  if (options && options.length > 0) {
    const { minItems: min, maxItems: max } = schema;
    return { ...common, widget: 'select', options, multiple, min, max };
  }
  switch (schema.type) {
    case 'array':
      return { ...common, ...listOf(path, schema, existing) };
    case 'object':
      return {
        ...common,
        widget: 'object',
        collapsed: required ? false : 'auto',
        fields: editorFieldsOf(schema, path, existing),
      };
    case 'number':
    case 'integer':
      return {
        ...common,
        widget: 'number',
        value_type: schema.type === 'integer' ? 'int' : 'float',
        min: boundOf(schema.minimum),
        max: boundOf(schema.maximum),
      };
    case 'boolean':
      // A switch would also write the default, and `false` where the schema accepts only `true`.
      return {
        ...common,
        widget: 'select',
        options: (schema.const === undefined ? [true, false] : [schema.const]).map((value) => ({
          label: value ? TEXTS.yes : TEXTS.no,
          value,
        })),
      };
    default:
      return { ...common, ...textWidget(name, schema, required) };
  }
}

function textWidget(
  name: string,
  { enum: options, format, pattern, anyOf, minLength = 0, maxLength }: JsonSchema,
  required: boolean,
) {
  if (options) return { widget: 'select', options: options.map(optionOf) };
  if (format === 'date') {
    const today = required && TODAY.has(name) ? '{{now}}' : undefined;
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: false, default: today };
  }
  if (format === 'uri' || format === 'email' || anyOf) return { widget: 'string' };
  return {
    widget: LONG.has(name) ? 'text' : 'string',
    pattern: pattern && [pattern, patternHint(pattern)],
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength,
  };
}

function listOf(path: readonly string[], { items = {}, minItems: min, maxItems: max }: JsonSchema, existing: Existing) {
  if (items.enum) return { widget: 'select', multiple: true, options: items.enum.map(optionOf), min, max };
  const list = { widget: 'list', label_singular: labelOf('item') };
  if (items.type !== 'object') return { ...list, field: fieldOf([...path, 'item'], items, true, existing), min, max };
  // A collapsed item shows its first text, or its days.
  const has = (name: string) => name in (items.properties ?? {});
  const first = ['question', 'title', 'aspect', 'name', 'label', 'term', 'text', 'key'].filter(has).slice(0, 1);
  const shown = first.length > 0 ? first : ['from', 'to', 'days', 'opens', 'closes', 'reason'].filter(has);
  const summary = shown.length > 0 ? shown.map((name) => `{{${name}}}`).join(' ') : undefined;
  return { ...list, collapsed: 'auto', fields: editorFieldsOf(items, path, existing), summary, min, max };
}

const relationTo = (collection: 'services' | 'posts') => ({
  widget: 'relation',
  collection,
  value_field: '{{slug}}',
  display_fields: ['title'],
  search_fields: ['title'],
});

/** A choice as an editor reads it, and as the file has it. */
const optionOf = (value: unknown) => ({ label: OPTIONS[String(value)] ?? String(value), value });

/** Drop the bounds that zod gives every whole number. */
const boundOf = (value: number | undefined) =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
