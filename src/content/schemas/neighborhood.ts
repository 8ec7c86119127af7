import { z } from 'zod';
import { reviewedPage, sentence, transport } from './commonFields.ts';

/** `neighborhoods/{name}.md`: how to reach the practice from there. */
export const neighborhoodSchema = z.strictObject({
  ...reviewedPage,
  name: sentence,
  order: z.int().min(1),
  transport,
});

export type Neighborhood = z.infer<typeof neighborhoodSchema>;
