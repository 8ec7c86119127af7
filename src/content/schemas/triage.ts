import { z } from 'zod';
import { english, reference, sentence, slug, textAs } from './commonFields.ts';

const sign = z.strictObject({
  key: slug.describe('name for this sign in the "care.signs" of pages'),
  text: sentence,
  en: english.describe('the same in English, for programs'),
});

const sameDaySign = sign.extend({
  text: textAs('canWait'),
  hospital: z
    .literal(true)
    .optional()
    .describe('set if a general hospital must see it: the sign is shown apart, and nobody is sent to the practice'),
});

/** `triage.yaml`, optional: advice about signs, written once. Pages use signs by key, answers use closings by key. */
export const triageSchema = z.strictObject({
  inShort: z
    .strictObject({ text: textAs('firstAid'), en: english })
    .optional()
    .describe('the most urgent signs in one sentence, for the home page and programs'),
  emergency: z
    .array(z.strictObject({ title: textAs('firstAid'), signs: z.array(sign.extend({ text: textAs('sign') })).min(1) }))
    .default([])
    .describe('signs that need 112 or a hospital at once, by kind'),
  others: z
    .strictObject({ to: reference, label: textAs('link') })
    .optional()
    .describe(
      'page that lists the signs of "emergency" that the emergency page does not name, and the link to it there; by default the emergency page folds them itself',
    ),
  atOnce: z.array(sign).default([]).describe('what to do at once, before going anywhere'),
  sameDay: z.array(sameDaySign).default([]).describe('signs that need a visit on the same day'),
  closings: z
    .array(
      z.strictObject({
        key: slug.describe('name for this sentence in "closing" of answers and "care.closing" of pages'),
        text: sentence,
      }),
    )
    .default([])
    .describe('last sentences of answers, and of the same-day signs of pages; Markdown, so that they may be a list'),
});

export type Triage = z.infer<typeof triageSchema>;
export type Sign = z.infer<typeof sign>;
