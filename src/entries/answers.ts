import { z } from 'zod';
import { phrasing, reference, sentence, slug } from './fields.ts';

/** One entry of `answers/entries.yaml`: what the answers endpoint knows beyond the FAQ. */
const curatedSchema = z.strictObject({
  key: slug,
  question: sentence,
  answer: sentence,
  page: reference.describe('the page to cite'),
  phrasings: z.array(phrasing).min(1),
});

/** `answers/entries.yaml`. */
export const curatedFileSchema = z.strictObject({ entries: z.array(curatedSchema) });

export type Curated = z.infer<typeof curatedSchema>;

/** `answers/phrasings/*.yaml`: further ways in which patients ask, by the key of the question. */
export const phrasingsSchema = z.strictObject({ phrasings: z.record(slug, z.array(phrasing).min(1)) });

const WORD = String.raw`[\p{L}\p{N}]+\*?`;
const CHOICE = String.raw`${WORD}(?:\|${WORD})*`;
const SEQUENCE = String.raw`${CHOICE}(?: (?:\.\.|${CHOICE}))*`;

/** A pattern of words, such as `nefes|soluk .. al* zor*`: CONTRIBUTING.md, "Patterns". */
const pattern = z
  .string()
  .regex(
    new RegExp(`^${SEQUENCE}$`, 'u'),
    'must be words parted by one space, such as "nefes|soluk .. al* zor*"; "*" only ends a word, ".." only stands between words',
  );

/** Patterns that must all be found, in any order; `$` is the end of the question. */
const condition = z
  .string()
  .regex(
    new RegExp(`^${SEQUENCE}(?: \\$)?(?: & ${SEQUENCE}(?: \\$)?)*$`, 'u'),
    'must be patterns such as "nefes|soluk .. al*", parted by " & " where several must be found; "$" only ends a pattern',
  );

const patterns = z.array(pattern);

const letters = z.string().regex(/^\p{Ll}{2,}$/u, 'must be small letters without spaces');

/** Patterns that say the same, by the name of what they say. */
const meanings = z.record(slug, patterns.min(1));

/** `answers/language.yaml`: what is true of the language, whatever the practice's field. */
export const languageSchema = z.strictObject({
  greetings: patterns.describe('words around a question that are no part of it'),
  keyboard: z.array(letters).default([]).describe('rows of letters, the upper one first, as they lie below each other'),
  alike: z.array(letters).default([]).describe('letters that are written for one another, since they sound alike'),
  meanings,
});

/** `answers/field.yaml`: the words of the practice's field. */
export const fieldSchema = z.strictObject({ meanings });

const ruleSchema = z.strictObject({
  entry: slug.describe('the key of the entry that answers'),
  when: z.array(condition).min(1),
  unless: patterns,
});

/** `answers/rules.yaml`: what is decided by words alone. */
export const rulesSchema = z.strictObject({ emergency: ruleSchema.optional(), fee: ruleSchema.optional() });

/** `answers/decoys.yaml`: questions that must not be answered, by what they are about. */
export const decoysSchema = z
  .strictObject({
    own: z.array(slug).default([]).describe("sorts that are about the practice's own field, though it has no answer"),
    decoys: z.record(slug, z.array(sentence)),
  })
  .superRefine(({ own, decoys }, context) => {
    for (const [index, sort] of own.entries())
      if (!(sort in decoys))
        context.addIssue({ code: 'custom', path: ['own', index], message: `names no sort of the decoys below` });
  });

export type Language = z.infer<typeof languageSchema>;
export type Field = z.infer<typeof fieldSchema>;
export type Rule = z.infer<typeof ruleSchema>;
export type Rules = z.infer<typeof rulesSchema>;
export type Phrasings = z.infer<typeof phrasingsSchema>;
export type Decoys = z.infer<typeof decoysSchema>;
