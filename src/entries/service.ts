import { z } from 'zod';
import { actNow, medicalPage, sentence, slug, step } from './fields.ts';

/** What patients ask first, a few words each: general information, no promise. */
const brief = z
  .strictObject({
    time: sentence.optional().describe('how long a session takes'),
    sessions: sentence.optional().describe('how many sessions there are'),
    pain: sentence.optional().describe('what is felt'),
    nextDay: sentence.optional().describe('what the next day is like'),
  })
  .describe('what patients ask first, beside the title');

const after = {
  brief: brief.optional(),
  questions: z
    .array(slug.meta({ target: 'question' }))
    .min(1)
    .max(6)
    .optional()
    .describe('keys of the questions of the FAQ that the page answers; by default the first of its category'),
  open: z
    .array(sentence)
    .default([])
    .describe('headings of the text whose sections are shown at once; the others are under their titles'),
  aftercare: z.array(sentence).default([]),
  callWhen: z.array(sentence).default([]).describe('what to ask the practice about, where it is not urgent'),
  order: z.int().min(1),
};

/** One of the practice's main services, kind `service`. */
export const serviceSchema = z.strictObject({
  ...medicalPage,
  shortTitle: sentence.max(30, 'must be at most 30 characters'),
  procedureName: sentence,
  steps: z.array(step).min(2).max(8),
  ...after,
});

/** A standalone treatment page, kind `page`. */
export const treatmentSchema = z
  .strictObject({
    ...medicalPage,
    ...actNow,
    shortTitle: sentence.max(30, 'must be at most 30 characters'),
    steps: z.array(step).max(8).default([]),
    ...after,
  })
  .superRefine(({ firstAid, drawing }, context) => {
    firstAid.forEach(({ drawn }, index) => {
      if (drawn && !drawing)
        context.addIssue({
          code: 'custom',
          path: ['firstAid', index, 'drawn'],
          message: 'needs a drawing that shows these steps: name it in "drawing", or leave this out',
        });
    });
  });

export type Brief = z.infer<typeof brief>;
export type Service = z.infer<typeof serviceSchema>;
export type Treatment = z.infer<typeof treatmentSchema>;
