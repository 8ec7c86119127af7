import type { z } from 'zod';
import { FONT_FILE } from '#styles/font.ts';
import { slugOf } from '#turkish/slugOf.ts';
import { citationSchema } from './schemas/citation.ts';
import { SLUG } from './schemas/commonFields.ts';
import { faqSchema, otherAnswersSchema } from './schemas/faqFile.ts';
import { comparisonSchema, symptomSchema, techniqueSchema } from './schemas/guides.ts';
import { neighborhoodSchema } from './schemas/neighborhood.ts';
import { noteSchema } from './schemas/noteFile.ts';
import {
  aboutSchema,
  contactSchema,
  freePageSchema,
  homeSchema,
  referralSchema,
  textPageSchema,
} from './schemas/pageFiles.ts';
import { postSchema } from './schemas/post.ts';
import { practiceSchema } from './schemas/practiceFile.ts';
import { serviceSchema, treatmentSchema } from './schemas/service.ts';
import { triageSchema } from './schemas/triage.ts';
import { urgentFileSchema } from './schemas/urgentFile.ts';

/** Content folders. The name of a file, without its extension, is its slug. */
export const FOLDERS = {
  services: { files: 'services/*.md', schema: serviceSchema },
  treatments: { files: 'treatments/*.md', schema: treatmentSchema },
  posts: { files: 'posts/*.md', schema: postSchema },
  faq: { files: 'faq/*.yaml', schema: faqSchema },
  neighborhoods: { files: 'neighborhoods/*.md', schema: neighborhoodSchema },
  comparisons: { files: 'comparisons/*.md', schema: comparisonSchema },
  symptoms: { files: 'symptoms/*.md', schema: symptomSchema },
  techniques: { files: 'techniques/*.md', schema: techniqueSchema },
  /** Apart from those of `SINGLE_FILES`. */
  pages: { files: 'pages/*.md', schema: freePageSchema },
  notes: { files: 'notes/*.yaml', schema: noteSchema },
  sources: { files: 'sources/*.yaml', schema: citationSchema },
} as const satisfies Record<string, { files: `${string}.md` | `${string}.yaml`; schema: z.ZodType }>;

/** Content files with a fixed path. */
export const SINGLE_FILES = {
  'practice.yaml': practiceSchema,
  'triage.yaml': triageSchema,
  'pages/home.md': homeSchema,
  'pages/about.md': aboutSchema,
  'pages/contact.md': contactSchema,
  'pages/privacy.md': textPageSchema,
  'pages/blog.md': textPageSchema,
  'pages/faq.md': textPageSchema,
  'pages/referral.md': referralSchema,
  'answers/entries.yaml': otherAnswersSchema,
  'answers/urgent.yaml': urgentFileSchema,
} as const satisfies Record<string, z.ZodType>;

/** Folder of the practice's own fonts. */
export const FONTS_FOLDER = 'fonts/';

/** The page that a practice may leave out. */
export const OPTIONAL_PAGE = 'pages/referral.md';

export type Folder = keyof typeof FOLDERS;
export type Single = keyof typeof SINGLE_FILES;

/** Folders whose files become pages. */
export const PAGE_FOLDERS = (Object.keys(FOLDERS) as Folder[]).filter((name) => name !== 'notes' && name !== 'sources');

export type PageFolder = (typeof PAGE_FOLDERS)[number];

/** Tell whether a ref names a page, not something that pages show. */
export const isPageRef = (ref: string): boolean => PAGE_FOLDERS.some((folder) => ref.startsWith(`${folder}/`));

interface ContentLocation {
  /** File name without its extension; of a photograph, with it. */
  readonly slug: string;
  /** Glob below the content folder. */
  readonly files: string;
  /** Undefined for a picture. */
  readonly schema?: z.ZodType;
}

const LOCATIONS: Readonly<Record<string, Omit<ContentLocation, 'slug'>>> = {
  ...FOLDERS,
  drawings: { files: 'drawings/*.svg' },
};

/** Get the name by which content refers to a file: `services/ilk-muayene` for services/ilk-muayene.md. */
export const refOf = (file: string): string => file.replace(/\.\w+$/, '');

/** Characters. What the site derives from a name is longer, and no file system takes more than 255. */
const MAX_NAME_CHARACTERS = 100;

/**
 * Find the kind of a file by its path below the content folder.
 * @returns an error message for a path that holds no content.
 */
export function locationOf(name: string): ContentLocation | string {
  const [folder = '', ...below] = name.split('/');
  const base = below.at(-1) ?? folder;
  const slug = refOf(base);
  if (base.length > MAX_NAME_CHARACTERS)
    return `has a name of ${base.length} characters; use at most ${MAX_NAME_CHARACTERS}, since files of the site are named after it`;
  if (Object.hasOwn(SINGLE_FILES, name)) return { slug, files: name, schema: SINGLE_FILES[name as Single] };
  if (folder === 'photos' && below.length === 1) return { slug: base, files: 'photos/*' };
  if (folder === 'fonts' && below.length === 1)
    return FONT_FILE.test(base)
      ? { slug: base, files: 'fonts/*' }
      : 'must be named by the font and its weight, such as "marka-400.woff2", or "marka-300-900.woff2" for all weights';
  if (!Object.hasOwn(LOCATIONS, folder))
    return `is not a place for content; files belong in ${[...Object.keys(LOCATIONS), 'photos', 'fonts'].join(', ')}`;

  const location = LOCATIONS[folder]!;
  if (below.length !== 1) return `must be directly in ${folder}/`;
  const extension = /\.\w+$/.exec(location.files)![0];
  if (!base.endsWith(extension)) return `must end with "${extension}"`;
  if (SLUG.test(slug)) return { ...location, slug };
  return `must be named with lower-case ASCII words joined by hyphens, such as "${slugOf(slug) || 'ilk-muayene'}${extension}"; pages get their address from it`;
}
