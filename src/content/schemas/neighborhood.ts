import { z } from 'zod';
import { reviewedPage, sentence, transport } from './commonFields.ts';

/** `neighborhoods/{name}.md`: how to reach the practice from there. */
export const neighborhoodSchema = z.strictObject({
  ...reviewedPage,
  name: sentence,
  order: z.int().min(1),
  places: z
    .array(sentence)
    .default([])
    .describe('squares, stations and quarters from which the same ways lead; whoever asks about one gets this page'),
  transport,
});

export type Neighborhood = z.infer<typeof neighborhoodSchema>;
