import { z } from 'zod';

/** What a value names: a page by its ref, a file of a folder by its slug, or something by its key or name. */
export type Target =
  'page' | 'services' | 'posts' | 'notes' | 'sources' | 'question' | 'sign' | 'closing' | 'drawing' | 'photo';

/** What a text is for, if rules of the check depend on it. */
export type Role =
  | 'name'
  /** Words of a link to a page. */
  | 'link'
  | 'alt'
  | 'keyword'
  /** In the words of patients. */
  | 'question'
  /** Of an emergency. */
  | 'sign'
  | 'firstAid'
  /** Until the same day, or until the practice is open. */
  | 'canWait'
  | 'markdown'
  /** Read as running text. */
  | 'paragraph';

/** The subset of JSON Schema that content schemas and `openapi.json` use, with keywords of our own. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | false;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly format?: string;
  /** Existence is checked in `missingTargets.ts`. */
  readonly target?: Target;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  /** Language of a text other than Turkish; `none` is not spell-checked. */
  readonly language?: 'en' | 'none';
  readonly role?: Role;
  readonly [keyword: string]: unknown;
}

const made = new Map<z.ZodType, JsonSchema>();

/** Convert a schema's input to JSON Schema draft 7, the draft that code editors support best. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const converted = made.get(schema);
  if (converted) return converted;
  const fresh = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as JsonSchema;
  made.set(schema, fresh);
  return fresh;
}
