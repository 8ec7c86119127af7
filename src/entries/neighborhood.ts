import { z } from 'zod';
import { reviewedPage, sentence } from './fields.ts';

/** Ways to travel; the interface has a word and an icon for each. */
export const TRANSPORT = ['walk', 'metro', 'train', 'tram', 'bus', 'ferry', 'car'] as const;

/** Ways to come, each with what it takes. */
export const transport = z.array(z.strictObject({ by: z.enum(TRANSPORT), text: sentence })).min(1);

/** `neighborhoods/{name}.md`: how to come to the practice from there. */
export const neighborhoodSchema = z.strictObject({
  ...reviewedPage,
  name: sentence,
  order: z.int().min(1),
  transport,
});

/** `service-neighborhoods/{neighborhood}/{service}.md`: what is true of this service for people of this place. */
export const serviceNeighborhoodSchema = z.strictObject(reviewedPage);

export type Transport = (typeof TRANSPORT)[number];
export type Neighborhood = z.infer<typeof neighborhoodSchema>;
export type ServiceNeighborhood = z.infer<typeof serviceNeighborhoodSchema>;
