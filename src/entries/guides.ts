import { z } from 'zod';
import { care, medicalPage, sentence } from './fields.ts';

/** Two or three ways side by side. Each row has one value for every option. */
export const comparisonSchema = z
  .strictObject({
    ...medicalPage,
    options: z.array(sentence).min(2).max(3),
    rows: z.array(z.strictObject({ aspect: sentence, values: z.array(sentence) })).min(2),
  })
  .superRefine(({ options, rows }, context) => {
    rows.forEach((row, index) => {
      if (row.values.length !== options.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'values'],
          message: `must have ${options.length} values, one for each of the options`,
        });
    });
  });

/** A complaint: first the signs not to wait with and what to do now, then what it may be. */
export const symptomSchema = z.strictObject({
  ...medicalPage,
  care: care.optional().meta({ asked: true }),
  relief: sentence.optional().describe('what helps where no ambulance is needed, in one line below the title'),
  doNow: z.array(sentence).min(1),
});

/** An instrument or a way of working. */
export const techniqueSchema = z.strictObject(medicalPage);

export type Comparison = z.infer<typeof comparisonSchema>;
export type Symptom = z.infer<typeof symptomSchema>;
export type Technique = z.infer<typeof techniqueSchema>;
