import { z } from 'zod';
import { medicalLinks, medicalPage, pictures, reviewed, sentence, textAs } from './commonFields.ts';

const { title, description, ...rest } = reviewed;

/** `comparisons/{name}.md`: two or three options side by side; each row has one value per option. */
export const comparisonSchema = z
  .strictObject({
    ...medicalPage,
    options: z.array(sentence).min(2).max(3),
    rows: z.array(z.strictObject({ aspect: sentence, values: z.array(sentence) })).min(2),
  })
  .superRefine(({ options, rows }, context) => {
    rows.forEach(({ values }, index) => {
      if (values.length !== options.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index, 'values'],
          message: `must have ${options.length} values, one for each of the options`,
        });
    });
  });

/** `symptoms/{name}.md`: the signs that must not wait, what is normal, what to do now, then possible causes. */
export const symptomSchema = z
  .strictObject({
    title,
    description,
    topic: sentence
      .describe('group on the page that lists complaints, such as "Pain"; used if all have one')
      .optional(),
    ...rest,
    ...medicalLinks,
    relief: textAs('markdown').optional().describe('what helps when no ambulance is needed, one line below the title'),
    expected: z
      .array(textAs('paragraph'))
      .default([])
      .describe('what is normal and for how long, after the signs for an ambulance'),
    doNow: z
      .array(textAs('paragraph'))
      .default([])
      .describe('what to do now, one step each; only a page whose signs all need 112 may leave it out'),
    ...pictures,
  })
  .superRefine(({ care, doNow }, { addIssue }) => {
    const onlyAmbulance = !care?.sameDay && (care?.emergency ?? care?.signs);
    if (doNow.length === 0 && !onlyAmbulance)
      addIssue({
        code: 'custom',
        path: ['doNow'],
        message: 'is missing; write what to do now, one step each: only a page whose signs all need 112 has none',
      });
  });

/** `techniques/{name}.md`: an instrument or a way of working. */
export const techniqueSchema = z.strictObject(medicalPage);

export type Comparison = z.infer<typeof comparisonSchema>;
export type SymptomGuide = z.infer<typeof symptomSchema>;
export type Technique = z.infer<typeof techniqueSchema>;
