import { z } from 'zod';
import {
  firstAidFields,
  medicalLinks,
  nameOf,
  pictures,
  reviewed,
  sentence,
  step,
  textAs,
  uniqueList,
} from './commonFields.ts';

/** A few words each: general information, no promise. */
const brief = z
  .strictObject({
    time: sentence.optional().describe('length of a session'),
    sessions: sentence.optional().describe('number of sessions'),
    pain: sentence.optional().describe('what patients feel'),
    nextDay: sentence.optional().describe('what the next day is like'),
  })
  .describe('what patients ask first, beside the title');

const shortTitle = textAs('name').max(30).describe('name of the page in menus, at most 30 characters');

const firstFields = { order: z.int().min(1), brief: brief.optional() };

const lastFields = {
  questions: uniqueList(nameOf('question'))
    .min(1)
    .max(6)
    .optional()
    .describe('keys of FAQ questions that no text of the page answers, to show below it'),
  open: z.array(sentence).default([]).describe('headings of sections that are shown unfolded; the others are folded'),
  aftercare: z
    .array(textAs('paragraph'))
    .default([])
    .describe('what to do afterwards, on the sheet that patients take home'),
  callWhen: z.array(textAs('canWait')).default([]).describe('what to call the practice about when it is not urgent'),
  ...pictures,
};

/** `services/{name}.md`: one of the main services. */
export const serviceSchema = z.strictObject({
  ...reviewed,
  shortTitle,
  procedureName: sentence.describe('name of the treatment alone, for search engines'),
  ...firstFields,
  ...medicalLinks,
  steps: z.array(step).min(2).max(8),
  ...lastFields,
});

/** `treatments/{name}.md`: a treatment, or a page about emergencies. */
export const treatmentSchema = z
  .strictObject({
    ...reviewed,
    ...firstAidFields,
    shortTitle,
    ...firstFields,
    ...medicalLinks,
    steps: z.array(step).max(8).default([]),
    ...lastFields,
  })
  .superRefine(({ firstAid, drawing }, context) => {
    firstAid.forEach(({ drawn }, index) => {
      if (drawn && !drawing)
        context.addIssue({
          code: 'custom',
          path: ['firstAid', index, 'drawn'],
          message: 'needs a drawing that shows these steps: name it in "drawing", or remove this',
        });
    });
  });

export type Brief = z.infer<typeof brief>;
export type Service = z.infer<typeof serviceSchema>;
export type Treatment = z.infer<typeof treatmentSchema>;
