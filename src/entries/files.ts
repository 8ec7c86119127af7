import type { z } from 'zod';
import { curatedFileSchema, faqSchema } from './schemas/faq.ts';
import { SLUG } from './schemas/fields.ts';
import { comparisonSchema, symptomSchema, techniqueSchema } from './schemas/guides.ts';
import { neighborhoodSchema, serviceNeighborhoodSchema } from './schemas/neighborhood.ts';
import { citationSchema, noteSchema } from './schemas/notes.ts';
import { aboutSchema, contactSchema, homeSchema, referralSchema, singlePageSchema } from './schemas/pages.ts';
import { postSchema } from './schemas/post.ts';
import { practiceSchema } from './schemas/practice.ts';
import { serviceSchema, treatmentSchema } from './schemas/service.ts';
import { triageSchema } from './schemas/triage.ts';
import { urgentFileSchema } from './schemas/urgent.ts';

/** Content folders. The name of a file, without its extension, is its slug. */
export const FOLDERS = {
  services: { files: 'services/*.md', schema: serviceSchema },
  treatments: { files: 'treatments/*.md', schema: treatmentSchema },
  posts: { files: 'posts/*.md', schema: postSchema },
  faq: { files: 'faq/*.yaml', schema: faqSchema },
  neighborhoods: { files: 'neighborhoods/*.md', schema: neighborhoodSchema },
  'service-neighborhoods': { files: 'service-neighborhoods/*/*.md', schema: serviceNeighborhoodSchema },
  comparisons: { files: 'comparisons/*.md', schema: comparisonSchema },
  symptoms: { files: 'symptoms/*.md', schema: symptomSchema },
  techniques: { files: 'techniques/*.md', schema: techniqueSchema },
  notes: { files: 'notes/*.yaml', schema: noteSchema },
  sources: { files: 'sources/*.yaml', schema: citationSchema },
} as const satisfies Record<string, { files: `${string}.md` | `${string}.yaml`; schema: z.ZodType }>;

/** Content files with a fixed path. */
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

/** Files that read as empty where a practice leaves them out. */
export const EMPTY_BY_DEFAULT: readonly string[] = [
  'triage.yaml',
  'answers/urgent.yaml',
] satisfies readonly (keyof typeof SINGLES)[];

/** Pages that a practice may leave out. */
export const OPTIONAL_PAGES = ['pages/referral.md'] as const satisfies readonly (keyof typeof SINGLES)[];

export type Folder = keyof typeof FOLDERS;
export type PageFolder = Exclude<Folder, 'notes' | 'sources'>;
export type Single = keyof typeof SINGLES;
export type OptionalPage = (typeof OPTIONAL_PAGES)[number];

export type FolderData<F extends Folder> = z.infer<(typeof FOLDERS)[F]['schema']>;
export type SingleData<S extends Single> = z.infer<(typeof SINGLES)[S]>;

/** Folders whose files become pages. */
export const PAGE_FOLDERS = (Object.keys(FOLDERS) as Folder[]).filter(
  (name): name is PageFolder => name !== 'notes' && name !== 'sources',
);

export type Place =
  | { kind: 'single'; slug: string; schema: (typeof SINGLES)[Single] }
  | { kind: 'folder'; slug: string; folder: Folder; schema: (typeof FOLDERS)[Folder]['schema'] }
  | { kind: 'drawing'; slug: string }
  | { kind: 'photo'; slug: string };

const asSlug = (name: string): string =>
  name
    .toLocaleLowerCase('tr')
    .replaceAll('\u0131', 'i')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Classify a file by its path below the content folder. @returns an error message for a path that holds no content. */
export function placeOf(name: string): Place | string {
  const [folder = '', ...rest] = name.split('/');
  const base = rest.at(-1) ?? folder;
  const slug = base.replace(/\.\w+$/, '');
  if (name in SINGLES) return { kind: 'single', slug, schema: SINGLES[name as Single] };
  if (folder === 'photos' && rest.length === 1) return { kind: 'photo', slug: base };

  const known = Object.hasOwn(FOLDERS, folder) ? FOLDERS[folder as Folder] : undefined;
  const pattern = known?.files ?? (folder === 'drawings' ? 'drawings/*.svg' : undefined);
  if (!pattern)
    return `is not a place for content; files belong in ${[...Object.keys(FOLDERS), 'drawings', 'photos'].join(', ')}`;
  const [, ...levels] = pattern.split('/');
  if (rest.length !== levels.length)
    return levels.length === 1
      ? `must be directly in ${folder}/`
      : 'must be service-neighborhoods/{neighborhood}/{service}.md';
  const extension = levels.at(-1)!.slice(1);
  if (!base.endsWith(extension)) return `must end with "${extension}"`;
  if (!SLUG.test(slug))
    return `must be named with lower-case ASCII words joined by hyphens, such as "${asSlug(slug) || 'ilk-muayene'}${extension}"; pages get their address from it`;
  return known ? { kind: 'folder', slug, folder: folder as Folder, schema: known.schema } : { kind: 'drawing', slug };
}
