import { z } from 'zod';
import {
  answers,
  date,
  drawing,
  line,
  photo,
  pictures,
  reference,
  related,
  reviewed,
  reviewedPage,
  sentence,
  step,
  textAs,
  transport,
} from './commonFields.ts';

const linksOfPage = { answers, related };

/** Privacy notice, blog index, FAQ index. */
export const textPageSchema = z.strictObject(reviewedPage);

/** `pages/{name}.md`: any other page, such as a campaign, a course, a job or the imprint. */
export const freePageSchema = z.strictObject({
  ...reviewedPage,
  listed: z
    .enum(['menu', 'footer', 'nowhere'])
    .describe('where every page links to this one: "menu", "footer", or "nowhere" if only texts do'),
  label: line.max(30).meta({ role: 'link' }).optional().describe('text of that link; by default the title'),
  until: date.optional().describe('the last day of a campaign; the check reminds you to remove the page after it'),
});

export const contactSchema = z.strictObject({
  ...reviewed,
  ...linksOfPage,
  transport: transport.optional(),
  ...pictures,
});

export const aboutSchema = z.strictObject({
  ...reviewed,
  facts: z
    .array(z.strictObject({ term: sentence, text: sentence }))
    .max(4)
    .default([])
    .describe('what patients ask first about the doctors, in a row below the title: registration, languages'),
  ...linksOfPage,
  ...pictures,
});

/** For colleagues who refer patients. */
export const referralSchema = z.strictObject({
  ...reviewed,
  message: sentence.describe('prefilled message for colleagues who refer a patient; it must not identify the patient'),
  ...linksOfPage,
  ...pictures,
});

export const homeSchema = z.strictObject({
  ...reviewed,
  headline: sentence,
  lead: textAs('paragraph'),
  complaints: z
    .array(z.strictObject({ page: reference, label: textAs('question') }))
    .min(2)
    .max(6)
    .describe('complaints to choose from, each shown with the drawing of its page')
    .optional(),
  visit: z.array(step).min(2).max(8),
  ...linksOfPage,
  ...pictures,
  rooms: z
    .array(z.union([drawing, photo]))
    .min(1)
    .optional()
    .describe('the entrance and the rooms, shown beside the team'),
});

export type TextPage = z.infer<typeof textPageSchema>;
export type FreePage = z.infer<typeof freePageSchema>;
