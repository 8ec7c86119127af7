import { z } from 'zod';
import { reference, sentence } from './fields.ts';
import { URGENT_KINDS } from './urgentKinds.ts';

const words = z.array(sentence).min(1);

/** `answers/urgent.yaml`, which a practice may leave out: emergencies are recognised without it. */
export const urgentFileSchema = z.strictObject({
  pages: z
    .partialRecord(z.enum(URGENT_KINDS), reference)
    .default({})
    .describe(
      'the page that says more, by the kind of emergency; the others lead to booking.emergency of practice.yaml',
    ),
  words: z
    .strictObject({
      medicines: words.optional().describe('medicines of the field that may bring an allergy or be taken in excess'),
      poisons: words.optional().describe('substances of the field that must not be swallowed'),
      objects: words.optional().describe('objects of the field that may be swallowed or breathed in'),
    })
    .default({}),
});

export type UrgentFile = z.infer<typeof urgentFileSchema>;
