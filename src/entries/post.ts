import { z } from 'zod';
import {
  answers,
  care,
  date,
  description,
  drawing,
  formerly,
  notes,
  photo,
  reference,
  reviewer,
  sentence,
  slug,
  sources,
  title,
} from './fields.ts';

/** A blog post. */
export const postSchema = z
  .strictObject({
    title,
    description,
    keywords: z.array(sentence).min(1).describe('what the post is about, a few words each'),
    publishedAt: date,
    updatedAt: date,
    lastReviewed: date.optional(),
    reviewer: reviewer.optional(),
    care: care.optional(),
    stepsFirst: z
      .literal(true)
      .optional()
      .describe('the first section says what to do at once: it stands before the care cards, below the way to them'),
    notes,
    sources,
    author: sentence
      .describe('name of one of the doctors of practice.yaml; their lead, where none is named')
      .optional(),
    answers,
    primaryService: slug
      .meta({ target: 'services' })
      .optional()
      .describe('main service that the post is about, by its slug'),
    relatedPosts: z.array(slug.meta({ target: 'posts' })).default([]),
    related: z.array(reference).default([]),
    drawing: drawing.optional(),
    photo: photo.optional(),
    formerly,
  })
  .refine(({ stepsFirst, care: signs }) => !stepsFirst || (signs && !signs.first), {
    message: 'needs "care" without "first": the cards stand behind the steps',
    path: ['stepsFirst'],
  });

export type Post = z.infer<typeof postSchema>;
