import { z } from 'zod';
import { date, medicalLinks, nameOf, pictures, reviewed, sentence, textAs, uniqueList } from './commonFields.ts';

const { title, description, ...rest } = reviewed;

/** `posts/{name}.md`: a blog post. */
export const postSchema = z
  .strictObject({
    title,
    description,
    topic: sentence.describe('group of posts on the page that lists them, such as "Fear and pain"').optional(),
    keywords: z.array(textAs('keyword')).min(1).describe('topics of the post, a few words each'),
    publishedAt: date,
    updatedAt: date,
    ...rest,
    lastReviewed: date.optional(),
    stepsFirst: z
      .literal(true)
      .optional()
      .describe('show the first section, which says what to do at once, before the care cards'),
    author: sentence.describe('name of a doctor in practice.yaml; by default the first one').optional(),
    primaryService: nameOf('services').optional().describe('slug of the main service of the post'),
    relatedPosts: uniqueList(nameOf('posts')).default([]).describe('names of posts to read next'),
    ...medicalLinks,
    ...pictures,
  })
  .refine(({ stepsFirst, care }) => !stepsFirst || (care && !care.first), {
    message: 'needs "care" without "first": the cards follow the steps',
    path: ['stepsFirst'],
  });

export type Post = z.infer<typeof postSchema>;
