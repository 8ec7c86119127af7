import { z } from 'zod';
import { sentence, url } from './commonFields.ts';

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
