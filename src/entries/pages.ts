import { z } from 'zod';
import { reviewedPage, sentence, step } from './fields.ts';

/** A page that exists once: about, contact, privacy notice, blog index, FAQ index. */
export const singlePageSchema = z.strictObject(reviewedPage);

/** The home page: its first words, and how a visit goes. */
export const homeSchema = z.strictObject({
  ...reviewedPage,
  headline: sentence,
  lead: sentence,
  visit: z.array(step).min(2).max(8),
});

export type SinglePage = z.infer<typeof singlePageSchema>;
export type Home = z.infer<typeof homeSchema>;
