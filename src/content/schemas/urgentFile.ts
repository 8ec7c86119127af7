import { z } from 'zod';
import { OTHERWISE, URGENT_KINDS } from '#urgency/forRequests.ts';
import { english, phrasing, reference, sentence } from './commonFields.ts';

const kind = z.enum(URGENT_KINDS);
const inBothLanguages = z.strictObject({ tr: sentence, en: english });
/** In its first sentence: who reads no further must know it. */
const NAMES_CALL = [
  /^[^.!?]*(?<!\d)11[24](?!\d)/,
  'must name the number to call, such as 112, in its first sentence',
] as const;
/** Kinds for which the poison centre may be called instead. */
const OF_POISON: readonly string[] = ['medicine', 'poison'];
/** With a pattern, a field is no text unless it names its language. */
const firstAid = z.strictObject({
  tr: sentence.regex(...NAMES_CALL).meta({ language: 'tr' }),
  en: sentence.regex(...NAMES_CALL).meta({ language: 'en' }),
  otherwise: z
    .enum(OTHERWISE)
    .optional()
    .describe('to whom it sends without the signs that it names, such as sameDay; by default as the built-in text'),
});

/** `answers/urgent.yaml`, optional: emergencies are recognised without it. */
export const urgentFileSchema = z.strictObject({
  pages: z
    .partialRecord(kind, reference)
    .default({})
    .describe('page to link to, by kind of emergency; by default booking.emergency of practice.yaml'),
  texts: z
    .partialRecord(kind, firstAid)
    .superRefine((texts, { addIssue }) => {
      for (const [name, text] of Object.entries(texts))
        for (const language of ['tr', 'en'] as const)
          if (!OF_POISON.includes(name) && !text[language].includes('112'))
            addIssue({ code: 'custom', path: [name, language], message: 'must name 112: 114 is for poisons' });
    })
    .default({})
    .describe(
      'the first aid of a kind of emergency in your own words, in Turkish and English; it replaces the built-in text',
    ),
  more: z
    .partialRecord(kind, inBothLanguages)
    .default({})
    .describe('a last sentence to add to the first aid, by kind of emergency, in Turkish and English'),
  everyday: z
    .array(sentence)
    .default([])
    .describe('everyday questions that are not emergencies, in the words of patients, in any order'),
  signs: z
    .array(
      z.union(
        [phrasing, z.strictObject({ phrase: phrasing, kind }), firstAid.extend({ phrase: phrasing, kind })],
        `must be words, or "{ phrase: …, kind: … }", also with first aid of its own, "tr" and "en": these need "kind", too, and name 112 in their first sentences; the kind is one of ${URGENT_KINDS.join(', ')}`,
      ),
    )
    .default([])
    .describe(
      'what is an emergency to the practice, in the words of patients, in any order; with a kind, its first aid is shown, or that of the sign itself, "tr" and "en"',
    ),
});

export type UrgentFile = z.infer<typeof urgentFileSchema>;
