import { z } from 'zod';
import { count, linkSchema, uri } from './commonSchemas.ts';

const faqQuestionSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9-]+-\d+$/)
      .describe('`<category_id>-<zero-based index>`'),
    question: z.string(),
    answer: z.string().describe('Markdown with absolute links'),
    url: uri.describe('the question on the page of its category'),
    link: linkSchema.optional(),
  })
  .meta({ id: 'FaqQuestion' });

const faqCategorySchema = z
  .strictObject({
    id: z.string().describe('the slug in the path /sss/{id}'),
    title: z.string(),
    description: z.string(),
    url: uri,
    questions: z.array(faqQuestionSchema),
  })
  .meta({ id: 'FaqCategory', description: 'Questions of one kind, with their answers.' });

export const faqListSchema = z
  .strictObject({
    count: count.describe('number of categories in this response'),
    categories: z.array(faqCategorySchema),
  })
  .meta({ id: 'FaqList', description: 'FAQ categories with their questions.' });

export type FaqQuestion = z.infer<typeof faqQuestionSchema>;
export type FaqCategory = z.infer<typeof faqCategorySchema>;
export type FaqList = z.infer<typeof faqListSchema>;
