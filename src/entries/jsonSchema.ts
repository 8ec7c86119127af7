import { z } from 'zod';
import type { PlaceSchema } from './place.ts';

/** The little of JSON Schema that content schemas come to. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  /** The language of a text, where it is not Turkish; `none` for what nobody reads. See `fields.ts`. */
  readonly language?: 'en' | 'none';
  readonly [keyword: string]: unknown;
}

const made = new Map<PlaceSchema, JsonSchema>();

/** What an editor may write into a file of this form, as JSON Schema (draft 7, which editors of code understand best). */
export function jsonSchemaOf(schema: PlaceSchema): JsonSchema {
  const known = made.get(schema);
  if (known) return known;
  const fresh = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as JsonSchema;
  made.set(schema, fresh);
  return fresh;
}
