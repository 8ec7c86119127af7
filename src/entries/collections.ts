import type { z } from 'zod';
import { citationSchema } from './citation.ts';
import { faqSchema } from './faq.ts';
import { comparisonSchema, symptomSchema, techniqueSchema } from './guides.ts';
import { neighborhoodSchema, serviceNeighborhoodSchema } from './neighborhood.ts';
import { noteSchema } from './note.ts';
import { aboutSchema, contactSchema, homeSchema, referralSchema, singlePageSchema } from './pages.ts';
import { postSchema } from './post.ts';
import { practiceSchema } from './practice.ts';
import { serviceSchema, treatmentSchema } from './service.ts';
import { triageSchema } from './triage.ts';
import { urgentFileSchema } from './urgent.ts';
import { curatedFileSchema } from './answers.ts';

/** Folders of the content, each with the form of its files. A file's name, without its extension, is its slug. */
export const COLLECTIONS = {
  services: { extension: 'md', schema: serviceSchema },
  treatments: { extension: 'md', schema: treatmentSchema },
  posts: { extension: 'md', schema: postSchema },
  faq: { extension: 'yaml', schema: faqSchema },
  neighborhoods: { extension: 'md', schema: neighborhoodSchema },
  'service-neighborhoods': { extension: 'md', schema: serviceNeighborhoodSchema },
  comparisons: { extension: 'md', schema: comparisonSchema },
  symptoms: { extension: 'md', schema: symptomSchema },
  techniques: { extension: 'md', schema: techniqueSchema },
} as const satisfies Record<string, { extension: 'md' | 'yaml'; schema: z.ZodType }>;

/** Files that exist once at most. */
export const SINGLES = {
  'practice.yaml': practiceSchema,
  'triage.yaml': triageSchema,
  'pages/home.md': homeSchema,
  'pages/about.md': aboutSchema,
  'pages/contact.md': contactSchema,
  'pages/privacy.md': singlePageSchema,
  'pages/blog.md': singlePageSchema,
  'pages/faq.md': singlePageSchema,
  'pages/referral.md': referralSchema,
  'answers/entries.yaml': curatedFileSchema,
  'answers/urgent.yaml': urgentFileSchema,
} as const satisfies Record<string, z.ZodType>;

/** Files that a practice may leave out; one left out says nothing. */
export const OPTIONAL: readonly string[] = [
  'triage.yaml',
  'answers/urgent.yaml',
] satisfies readonly (keyof typeof SINGLES)[];

/** Pages that a practice may do without. */
export const OPTIONAL_PAGES = ['pages/referral.md'] as const satisfies readonly (keyof typeof SINGLES)[];

/** Folders of YAML files that become no pages. */
export const RECORDS = { notes: noteSchema, sources: citationSchema } as const satisfies Record<string, z.ZodType>;

export type Collection = keyof typeof COLLECTIONS;
export type Single = keyof typeof SINGLES;
export type OptionalPage = (typeof OPTIONAL_PAGES)[number];
export type RecordFolder = keyof typeof RECORDS;

export type CollectionData<C extends Collection> = z.infer<(typeof COLLECTIONS)[C]['schema']>;
export type RecordData<L extends RecordFolder> = z.infer<(typeof RECORDS)[L]>;
export type SingleData<S extends Single> = z.infer<(typeof SINGLES)[S]>;
