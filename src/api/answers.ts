import { z } from 'zod';
import { e164, uri } from './fields.ts';

const common = {
  query: z.string().describe('the question as it was read, trimmed'),
  related: z
    .array(z.strictObject({ question: z.string(), url: uri }))
    .max(3)
    .describe('what else may help'),
  notice: z.string().describe('says in Turkish that this is general information and not a diagnosis'),
};

const answerFoundSchema = z
  .strictObject({
    query: common.query,
    matched: z.literal(true),
    id: z.string().describe('of the curated entry that answers'),
    question: z.string().describe('that entry’s own question'),
    answer: z.string(),
    url: uri.describe('the page to cite'),
    confidence: z.number().gt(0).max(1).describe('estimate of the probability that the answer is right'),
    source: z.enum(['fuse', 'rescue']).describe('the tier that found it'),
    related: common.related,
    notice: common.notice,
  })
  .meta({ id: 'AnswerFound', description: 'The knowledge base holds an answer.' });

const answerMissingSchema = z
  .strictObject({
    query: common.query,
    matched: z.literal(false),
    fallback: z
      .strictObject({ channel: z.literal('messaging'), url: uri, phone: e164, message: z.string() })
      .describe('how to ask the practice itself'),
    related: common.related,
    notice: common.notice,
  })
  .meta({ id: 'AnswerMissing', description: 'Nothing matches; ask the practice by message.' });

/** contract.md, Shapes. */
export const answerResponseSchema = z
  .discriminatedUnion('matched', [answerFoundSchema, answerMissingSchema])
  .meta({ id: 'AnswerResponse', description: 'An answer, or where to ask. `matched` tells which.' });

export type AnswerFound = z.infer<typeof answerFoundSchema>;
export type AnswerMissing = z.infer<typeof answerMissingSchema>;
export type AnswerResponse = z.infer<typeof answerResponseSchema>;
