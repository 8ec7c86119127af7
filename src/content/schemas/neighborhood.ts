import { z } from 'zod';
import { reviewedPage, sentence } from './commonFields.ts';

/** Ways to travel; the interface has a word and an icon for each. */
const TRANSPORT = ['walk', 'metro', 'train', 'tram', 'bus', 'ferry', 'car'] as const;

export const transport = z.array(z.strictObject({ by: z.enum(TRANSPORT), text: sentence })).min(1);

/** `neighborhoods/{name}.md`: how to reach the practice from there. */
export const neighborhoodSchema = z.strictObject({
  ...reviewedPage,
  name: sentence,
  order: z.int().min(1),
  transport,
});

export type Transport = (typeof TRANSPORT)[number];
export type Neighborhood = z.infer<typeof neighborhoodSchema>;
