import { z } from 'zod';

/** The little of JSON Schema that content schemas come to. */
export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly format?: string;
  /** Whether `npm run new` asks for it, though it may be left out. */
  readonly asked?: boolean;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  /** The language of a text, where it is not Turkish; `none` for what nobody reads. See `fields.ts`. */
  readonly language?: 'en' | 'none';
  readonly [keyword: string]: unknown;
}

const made = new Map<z.ZodType, JsonSchema>();

/** What an editor may write into a file of this form, as JSON Schema (draft 7, which editors of code understand best). */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = made.get(schema);
  if (known) return known;
  const fresh = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as JsonSchema;
  made.set(schema, fresh);
  return fresh;
}
