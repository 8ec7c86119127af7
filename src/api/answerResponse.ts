import { z } from 'zod';
import { e164 } from '#content/schemas/commonFields.ts';
import { URGENT_KINDS } from '#urgency/forRequests.ts';
import { linkSchema, uri } from './commonSchemas.ts';

const urgentSchema = z
  .strictObject({
    kind: z.enum(URGENT_KINDS).describe('what it may be; `general` where that is unsure'),
    call: z.enum(['112', '114']).describe('the number to call in Turkey: 112 emergencies, 114 poison advice'),
    message: z.string().describe('what to do first, in Turkish'),
    messageEn: z.string().describe('the same in English'),
    url: uri.describe('the page that says more'),
  })
  .meta({
    id: 'Urgent',
    description:
      'The question may describe an emergency. Say `message` before anything else, whatever `matched` and `confidence` are.',
  });

const query = z.string().describe('the question as it was read, trimmed');

const sharedFields = {
  urgent: urgentSchema.optional().describe('present in a possible emergency; comes first'),
  related: z
    .array(z.strictObject({ question: z.string(), answer: z.string(), url: uri }).meta({ id: 'RelatedQuestion' }))
    .max(3)
    .describe('what else may help, best first'),
  notice: z.string().describe('general information, not a diagnosis; in Turkish, after English if that was asked'),
};

const answerFoundSchema = z
  .strictObject({
    query,
    matched: z.literal(true),
    id: z.string().describe('of the curated entry that answers'),
    question: z.string().describe('that entry’s own question'),
    answer: z.string().describe('Markdown with absolute links'),
    url: uri.describe('the page to cite'),
    link: linkSchema.optional(),
    confidence: z.number().gt(0).max(1).describe('estimated probability that the answer is right'),
    source: z
      .enum(['fuse', 'rescue'])
      .describe('`fuse`: found by ranking; `rescue`: found word for word or by rule; the names are historical'),
    ...sharedFields,
  })
  .meta({ id: 'AnswerFound', description: 'The knowledge base holds an answer.' });

const answerMissingSchema = z
  .strictObject({
    query,
    matched: z.literal(false),
    fallback: z
      .strictObject({
        channel: z.literal('messaging').optional(),
        url: uri.optional(),
        phone: e164.describe('`booking.phone` of the practice'),
        message: z.string().describe('no sure answer was found; with `urgent`, what to do first'),
      })
      .meta({ id: 'Fallback', description: 'how to ask the practice itself' }),
    ...sharedFields,
  })
  .meta({ id: 'AnswerMissing', description: 'No sure answer; `related` may still hold it.' });

/** src/api/README.md, Answers. */
export const answerResponseSchema = z
  .discriminatedUnion('matched', [answerFoundSchema, answerMissingSchema])
  .meta({ id: 'AnswerResponse', description: 'An answer, or where to ask. `matched` tells which.' });

export type AnswerFound = z.infer<typeof answerFoundSchema>;
export type AnswerMissing = z.infer<typeof answerMissingSchema>;
export type AnswerResponse = z.infer<typeof answerResponseSchema>;
