import { z } from 'zod';
import { reference, sentence } from './fields.ts';
import { URGENT_KINDS } from './urgentKinds.ts';

const kind = z.enum(URGENT_KINDS);

/** `answers/urgent.yaml`, which a practice may leave out: emergencies are recognised without it. */
export const urgentFileSchema = z.strictObject({
  pages: z
    .partialRecord(kind, reference)
    .default({})
    .describe(
      'the page that says more, by the kind of emergency; the others lead to booking.emergency of practice.yaml',
    ),
  more: z
    .partialRecord(kind, z.strictObject({ tr: sentence, en: sentence }))
    .default({})
    .describe('a last sentence of your own behind the first aid, by the kind of emergency, in Turkish and in English'),
  everyday: z
    .array(sentence)
    .default([])
    .describe('what you are asked every day and is no alarm by itself, in the words of those who ask; in any order'),
});

export type UrgentFile = z.infer<typeof urgentFileSchema>;
