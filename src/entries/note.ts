import { z } from 'zod';
import { sentence } from './fields.ts';

/** `notes/{name}.yaml`: a short list that several pages show and that is written once; a page names it in `notes`. */
export const noteSchema = z.strictObject({
  heading: sentence,
  points: z.array(sentence).min(1),
});

export type Note = z.infer<typeof noteSchema>;
