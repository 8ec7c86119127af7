import { z } from 'zod';
import { reference, sentence } from './fields.ts';

/** `notes/{name}.yaml`: a short list that several pages show and that is written once; a page names it in `notes`. */
export const noteSchema = z.strictObject({
  heading: sentence,
  page: reference
    .optional()
    .describe('the page that shows the whole list; others show its first point and a link there'),
  points: z
    .array(sentence)
    .min(1)
    .describe('statements; whom or what one is about, before a colon at its beginning ("Asthma: …"), is shown in bold'),
});

export type Note = z.infer<typeof noteSchema>;
