import { z } from 'zod';
import { drawing, photo, reference, reviewedPage, sentence, step } from './fields.ts';
import { transport } from './neighborhood.ts';

/** A page that exists once: privacy notice, blog index, FAQ index. */
export const singlePageSchema = z.strictObject(reviewedPage);

/** Where the practice is: the text, and the ways to come, whichever side of the town one lives on. */
export const contactSchema = z.strictObject({ ...reviewedPage, transport: transport.optional() });

/** Who treats: the text, and what is asked first of them. */
export const aboutSchema = z.strictObject({
  ...reviewedPage,
  facts: z
    .array(z.strictObject({ term: sentence, text: sentence }))
    .max(4)
    .default([])
    .describe('what patients ask first of who treats them, in a row below the title: registration, languages'),
});

/** For colleagues who send patients: the text, and the message that is filled in. */
export const referralSchema = z.strictObject({
  ...reviewedPage,
  message: sentence.describe('message filled in for who refers a patient; nothing in it names the patient'),
});

/** A complaint in the words of a patient, and the page that speaks of it. */
const complaint = z.strictObject({ page: reference, label: sentence });

/** The home page: its first words, what brings patients, and how a visit goes. */
export const homeSchema = z.strictObject({
  ...reviewedPage,
  headline: sentence,
  lead: sentence,
  urgent: sentence.describe('signs with which to call 112 at once, in one sentence').optional(),
  complaints: z
    .array(complaint)
    .min(2)
    .max(6)
    .describe('to choose from, each shown with the drawing of its page')
    .optional(),
  rooms: z
    .array(z.union([drawing, photo]))
    .min(1)
    .max(3)
    .optional()
    .describe('the entrance and the rooms, beside who works in them'),
  visit: z.array(step).min(2).max(8),
});

export type SinglePage = z.infer<typeof singlePageSchema>;
export type Referral = z.infer<typeof referralSchema>;
export type Home = z.infer<typeof homeSchema>;
