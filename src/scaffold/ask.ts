import { z } from 'zod';

/** A value to be asked for, or given as a flag of its name. */
export interface Ask {
  /** The field's name, with a dot before the name of a field within a field: `care.sameDay`. */
  readonly name: string;
  readonly help: string;
  /** What one value must be: a text; of a list, one of its texts; of groups, one of the texts of a group. */
  readonly schema: z.ZodType;
  /** For a list: how many values it must have. */
  readonly list?: { readonly min: number; readonly max: number };
  /** For a list of groups: the texts of each; the last takes all that are left where it is `rest`. */
  readonly parts?: readonly Ask[];
  readonly rest?: boolean;
  /** Only as a flag: a prompt does not ask for it. */
  readonly quiet?: boolean;
  readonly optional: boolean;
  /** Whether patients read it, so that its spelling and what it says are checked. */
  readonly prose: boolean;
}

/** A text, a list of texts, or a list of groups of texts, by the name of its ask. */
export type Value = string | readonly string[] | readonly Readonly<Record<string, string | string[]>>[];
export type Answers = Readonly<Record<string, Value | undefined>>;

export const text = (answers: Answers, name: string): string => (answers[name] as string | undefined) ?? '';
export const list = (answers: Answers, name: string): readonly string[] =>
  (answers[name] as readonly string[] | undefined) ?? [];

export const ask = (name: string, help: string, schema: z.ZodType, rest: Partial<Ask> = {}): Ask => ({
  name,
  help,
  schema,
  optional: false,
  prose: isProse(schema),
  ...rest,
});

/**
 * What may be asked for a file of a schema: its texts, lists of texts, lists of groups, and those of groups in it.
 * Numbers, dates and what is chosen by name elsewhere are not.
 */
export function asksOf(schema: z.ZodObject, prefix = ''): Ask[] {
  return Object.entries(schema.shape).flatMap(([key, field]): Ask[] => {
    const { inner, optional } = unwrap(field as z.ZodType);
    const name = prefix + key;
    const help = (field as z.ZodType).description ?? inner.description ?? key;
    if (inner instanceof z.ZodObject) return asksOf(inner, `${name}.`).map((item) => ({ ...item, optional: true }));
    if (inner instanceof z.ZodArray) {
      const item = inner.element as z.ZodType;
      const { minItems: min = 0, maxItems: max = 99 } = z.toJSONSchema(inner, { io: 'input' });
      const bounds = { list: { min, max }, optional: optional || min === 0 };
      if (!(item instanceof z.ZodObject)) return [ask(name, help, item, bounds)];
      const parts = Object.entries(item.shape).map(([part, form]) =>
        form instanceof z.ZodArray
          ? ask(part, part, form.element as z.ZodType, { rest: true })
          : ask(part, part, form as z.ZodType),
      );
      return [ask(name, help, item, { ...bounds, parts, prose: false })];
    }
    return inner instanceof z.ZodString || inner instanceof z.ZodEnum ? [ask(name, help, inner, { optional })] : [];
  });
}

function unwrap(field: z.ZodType): { inner: z.ZodType; optional: boolean } {
  let [inner, optional] = [field, false];
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodPrefault) {
    inner = inner.unwrap() as z.ZodType;
    optional = true;
  }
  return { inner, optional };
}

/** A text without a pattern of its own, and not for programs. */
function isProse(schema: z.ZodType): boolean {
  if (!(schema instanceof z.ZodString)) return false;
  const { language } = (schema.meta() ?? {}) as { language?: string };
  return !language && !schema.format && !(schema._zod.bag as { patterns?: Set<RegExp> }).patterns;
}
