import { z } from 'zod';
import { VOCABULARIES, type Vocabulary, type Wording } from '../vocabulary.ts';
import { english, sentence } from './commonFields.ts';

export const WORDINGS = Object.keys(VOCABULARIES) as [Wording, ...Wording[]];

export const wordingSchema = z
  .enum(WORDINGS)
  .default('medical')
  .describe(`kind of practice, which decides some words of the pages: ${WORDINGS.join(', ')}`);

export const wordsSchema = z
  .strictObject(
    Object.fromEntries(
      Object.entries(VOCABULARIES.medical).map(([name, word]) => [
        name,
        (name.endsWith('InEnglish') ? english : name === 'services' ? sentence.max(30) : sentence)
          .optional()
          .describe(`instead of “${word}”`),
      ]),
    ) as Record<keyof Vocabulary, z.ZodOptional<z.ZodString>>,
  )
  .prefault({})
  .describe('words to use instead of the default ones');
