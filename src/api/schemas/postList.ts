import { z } from 'zod';
import { date } from '#content/schemas/commonFields.ts';
import { count, uri } from './commonSchemas.ts';

const summaryFields = {
  slug: z.string().describe('last segment of the path'),
  url: uri.describe('canonical address'),
  markdownUrl: uri.describe('the same page as Markdown'),
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  publishedAt: date,
  updatedAt: date.describe('last change of the text; a later review is in `lastModified` of listPages'),
  readingTime: z.int().min(1).describe('minutes'),
  primaryService: uri.optional().describe('the page of the service the post is about'),
  relatedPosts: z.array(uri).describe('what to read next'),
};

const postSummarySchema = z
  .strictObject(summaryFields)
  .meta({ id: 'PostSummary', description: 'A post without its text.' });

export const postListSchema = z
  .strictObject({ count, items: z.array(postSummarySchema) })
  .meta({ id: 'PostList', description: 'Posts, newest `updatedAt` first, ties by slug.' });

export const postSchema = z
  .strictObject({
    ...summaryFields,
    content: z
      .strictObject({ markdown: z.string(), html: z.string() })
      .describe('the whole text, its care cards included; links inside are absolute'),
    author: z.strictObject({ name: z.string(), url: uri }),
  })
  .meta({ id: 'Post', description: 'A post with its text.' });

export type PostSummary = z.infer<typeof postSummarySchema>;
export type PostList = z.infer<typeof postListSchema>;
export type Post = z.infer<typeof postSchema>;
