import { z } from 'zod';
import { english, sentence, slug } from './fields.ts';

const sign = z.strictObject({
  key: slug.describe('names the sign in "care.signs" of a page'),
  text: sentence,
  en: english.describe('the same in English, for programs'),
});

const group = z.strictObject({ title: sentence, signs: z.array(sign).min(1) });

const closing = z.strictObject({
  key: slug.describe('names the sentence in "closing" of an answer'),
  text: sentence,
});

/**
 * `triage.yaml`, which a practice may leave out: what patients are told to do about a sign, written once. Pages name signs in
 * `care.signs`, answers a sentence in `closing`.
 */
export const triageSchema = z.strictObject({
  inShort: z
    .strictObject({ text: sentence, en: english })
    .optional()
    .describe('the most urgent signs in one sentence, for home page and programs'),
  emergency: z.array(group).default([]).describe('signs for which to call 112 or go to a hospital at once, by kind'),
  atOnce: z.array(sign).default([]).describe('what to do at once, before going anywhere'),
  sameDay: z.array(sign).default([]).describe('signs with which to be seen on the same day'),
  closings: z.array(closing).default([]).describe('sentences that end answers'),
});

export type Triage = z.infer<typeof triageSchema>;
export type Sign = z.infer<typeof sign>;
