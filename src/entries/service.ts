import { z } from 'zod';
import { reviewedPage, sentence, step } from './fields.ts';

const after = {
  aftercare: z.array(sentence).default([]),
  callWhen: z.array(sentence).default([]).describe('what to ask the practice about, where it is not urgent'),
  order: z.int().min(1),
};

/** One of the practice's main services, kind `service`. */
export const serviceSchema = z.strictObject({
  ...reviewedPage,
  shortTitle: sentence.max(30, 'must be at most 30 characters'),
  procedureName: sentence,
  steps: z.array(step).min(2).max(8),
  ...after,
});

/** A standalone treatment page, kind `page`. */
export const treatmentSchema = z.strictObject({
  ...reviewedPage,
  shortTitle: sentence.max(30, 'must be at most 30 characters'),
  steps: z.array(step).max(8).default([]),
  ...after,
});

export type Service = z.infer<typeof serviceSchema>;
export type Treatment = z.infer<typeof treatmentSchema>;
