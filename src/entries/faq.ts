import { z } from 'zod';
import {
  answer,
  closing,
  inEnglish,
  notOffered,
  phrasing,
  reference,
  reviewed,
  sentence,
  slug,
  sources,
} from './fields.ts';

/** One question of a category. `key` names it for good, wherever it is in its file. */
export const questionSchema = z.strictObject({
  key: slug,
  question: sentence,
  answer,
  closing,
  inEnglish,
  link: z.strictObject({ to: reference, label: sentence }).optional(),
  phrasings: z.array(phrasing).default([]).describe('other ways in which patients ask this'),
  notOffered,
});

/** `faq/{category}.yaml`: one category with its questions. */
export const faqSchema = z.strictObject({
  ...reviewed,
  sources,
  order: z.int().min(1),
  related: z.array(reference).default([]),
  questions: z.array(questionSchema).min(1),
});

export type Question = z.infer<typeof questionSchema>;
export type FaqCategory = z.infer<typeof faqSchema>;
