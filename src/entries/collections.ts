import type { z } from 'zod';
import { faqSchema } from './faq.ts';
import { comparisonSchema, symptomSchema, techniqueSchema } from './guides.ts';
import { neighborhoodSchema, serviceNeighborhoodSchema } from './neighborhood.ts';
import { homeSchema, singlePageSchema } from './pages.ts';
import { postSchema } from './post.ts';
import { practiceSchema } from './practice.ts';
import { serviceSchema, treatmentSchema } from './service.ts';
import {
  curatedFileSchema,
  decoysSchema,
  fieldSchema,
  languageSchema,
  phrasingsSchema,
  rulesSchema,
} from './answers.ts';

/** Folders of the content, each with the form of its files. A file's name, without its ending, is its slug. */
export const COLLECTIONS = {
  services: { ending: 'md', schema: serviceSchema },
  treatments: { ending: 'md', schema: treatmentSchema },
  posts: { ending: 'md', schema: postSchema },
  faq: { ending: 'yaml', schema: faqSchema },
  neighborhoods: { ending: 'md', schema: neighborhoodSchema },
  'service-neighborhoods': { ending: 'md', schema: serviceNeighborhoodSchema },
  comparisons: { ending: 'md', schema: comparisonSchema },
  symptoms: { ending: 'md', schema: symptomSchema },
  techniques: { ending: 'md', schema: techniqueSchema },
} as const satisfies Record<string, { ending: 'md' | 'yaml'; schema: z.ZodType }>;

/** Files that exist exactly once. */
export const SINGLES = {
  'practice.yaml': practiceSchema,
  'pages/home.md': homeSchema,
  'pages/about.md': singlePageSchema,
  'pages/contact.md': singlePageSchema,
  'pages/privacy.md': singlePageSchema,
  'pages/blog.md': singlePageSchema,
  'pages/faq.md': singlePageSchema,
  'answers/entries.yaml': curatedFileSchema,
  'answers/language.yaml': languageSchema,
  'answers/field.yaml': fieldSchema,
  'answers/rules.yaml': rulesSchema,
  'answers/decoys.yaml': decoysSchema,
} as const satisfies Record<string, z.ZodType>;

/** Folders of YAML files that become no pages. */
export const LISTS = { 'answers/phrasings': phrasingsSchema } as const satisfies Record<string, z.ZodType>;

export type Collection = keyof typeof COLLECTIONS;
export type Single = keyof typeof SINGLES;
export type List = keyof typeof LISTS;

export type CollectionData<C extends Collection> = z.infer<(typeof COLLECTIONS)[C]['schema']>;
export type ListData<L extends List> = z.infer<(typeof LISTS)[L]>;
export type SingleData<S extends Single> = z.infer<(typeof SINGLES)[S]>;
