import { z } from 'zod';
import { reference, sentence, textAs } from './commonFields.ts';

/** `notes/{name}.yaml`: a short list that pages include by naming it in `notes`. */
export const noteSchema = z.strictObject({
  heading: sentence,
  page: reference.optional().describe('page that shows the whole list; other pages show "inShort" and a link to it'),
  inShort: z
    .array(textAs('paragraph'))
    .default([])
    .describe('the whole list in a few points, since nobody follows every link; without them, only the link is shown'),
  points: z
    .array(textAs('paragraph'))
    .min(1)
    .describe('statements; the words before a colon ("Asthma: …") are shown in bold'),
});
