import { z } from 'zod';
import { reference, sentence, url } from './commonFields.ts';

/** `notes/{name}.yaml`: a short list that pages include by naming it in `notes`. */
export const noteSchema = z.strictObject({
  heading: sentence,
  page: reference.optional().describe('page that shows the whole list; other pages show "inShort" and a link to it'),
  inShort: sentence
    .optional()
    .describe(
      'the whole list in a sentence or two, since nobody follows every link; without it, only the link is shown',
    ),
  points: z.array(sentence).min(1).describe('statements; the words before a colon ("Asthma: …") are shown in bold'),
});

/** A name in the language it was published in. */
const published = sentence.meta({ language: 'none' });

/** `sources/{name}.yaml`: a guideline or statement that pages cite by naming it in `sources`. */
export const citationSchema = z.strictObject({
  title: published,
  publisher: published.describe('the society or authority that published it'),
  year: z.int().min(1900).max(2100),
  language: z.enum(['tr', 'en']).default('en').describe('language of the title'),
  url: url.optional(),
});

export type Citation = z.infer<typeof citationSchema>;
