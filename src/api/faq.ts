import { z } from 'zod';
import { withAbsoluteAddresses } from '#markdown/answerTexts.ts';
import { absolute, pathOf } from '#site/addresses.ts';
import { answeredQuestions } from '#site/pages/faqPages.ts';
import type { Site } from '#site/site.ts';
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
type FaqCategoryBody = z.infer<typeof faqCategorySchema>;
export type FaqList = z.infer<typeof faqListSchema>;

/** List all FAQ categories, or the one with the id `category`; undefined if there is none. */
export function faqList(site: Site): FaqList;
export function faqList(site: Site, category: string): FaqList | undefined;
export function faqList(site: Site, category?: string): FaqList | undefined {
  const entries = category === undefined ? site.faq : site.faq.filter(({ slug }) => slug === category);
  if (category !== undefined && entries.length === 0) return undefined;
  const categories = entries.map((entry) => categoryOf(site, entry));
  return { count: categories.length, categories };
}

function categoryOf(site: Site, category: Site['faq'][number]): FaqCategoryBody {
  const { slug, ref, title, description } = category;
  const url = absolute(site.base, pathOf(ref));
  return {
    id: slug,
    title,
    description,
    url,
    questions: answeredQuestions(category).map(({ id, question, answer, link }) => ({
      id,
      question,
      answer: withAbsoluteAddresses(answer, url),
      url: `${url}#${id}`,
      ...(link && { link: { href: absolute(site.base, link.path), label: link.label } }),
    })),
  };
}
