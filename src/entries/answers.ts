import { z } from 'zod';
import { answer, closing, inEnglish, notOffered, phrasing, reference, sentence, slug } from './fields.ts';

/** One entry of `answers/entries.yaml`: what the answers endpoint knows beyond the FAQ. */
const curatedSchema = z.strictObject({
  key: slug,
  question: sentence,
  answer,
  closing,
  inEnglish,
  page: reference.describe('the page to cite'),
  phrasings: z.array(phrasing).default([]),
  notOffered,
});

/** `answers/entries.yaml`. */
export const curatedFileSchema = z.strictObject({ entries: z.array(curatedSchema) });

export type Curated = z.infer<typeof curatedSchema>;
