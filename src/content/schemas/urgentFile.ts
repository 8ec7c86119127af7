import { z } from 'zod';
import { type FirstAidConfig, OTHERWISE, URGENT_KINDS } from '#urgency/forRequests.ts';
import { english, phrasing, reference, sentence } from './commonFields.ts';

const kind = z.enum(URGENT_KINDS, 'src/urgency/README.md says what each is for');
const inBothLanguages = z.strictObject({ tr: sentence, en: english });
const LANGUAGES = ['tr', 'en'] as const;
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

/** Say that a poison centre is no number to call for an emergency of this kind. */
function numberProblem(name: string, text: string | undefined): string | undefined {
  if (text === undefined || text.includes('112') || OF_POISON.includes(name)) return undefined;
  return text.includes('114') ? 'must name 112: 114 is for poisons' : undefined;
}

const sign = z
  .strictObject({
    phrase: z.union([phrasing, z.array(phrasing).min(1)]),
    kind: kind.default('general'),
    ...firstAid.partial().shape,
  })
  .superRefine(({ kind: name, otherwise, ...own }, { addIssue }) => {
    const hasText = own.tr !== undefined || own.en !== undefined || otherwise !== undefined;
    for (const language of LANGUAGES) {
      const isMissing = hasText && own[language] === undefined;
      const message = isMissing ? 'is missing; first aid needs "tr" and "en"' : numberProblem(name, own[language]);
      if (message) addIssue({ code: 'custom', path: [language], message });
    }
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
        for (const language of LANGUAGES) {
          const message = numberProblem(name, text[language]);
          if (message) addIssue({ code: 'custom', path: [name, language], message });
        }
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
    .array(z.union([phrasing, sign]))
    .default([])
    .describe(
      'what is an emergency to the practice, in the words of patients, in any order; a sign may have several phrases, name the "kind" whose first aid is shown, or have its own, "tr" and "en"',
    ),
});

export type UrgentFile = z.infer<typeof urgentFileSchema>;

/** List signs with one phrase each. */
export const signsByPhrase = (signs: UrgentFile['signs']): FirstAidConfig['signs'] =>
  signs.flatMap<FirstAidConfig['signs'][number]>((one) =>
    typeof one === 'string' ? one : [one.phrase].flat().map((phrase) => ({ ...one, phrase })),
  );
