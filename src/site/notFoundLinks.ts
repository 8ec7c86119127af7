import { DEVELOPERS, FILES, INDEX_PATHS, PAGE_PATHS } from './addresses.ts';
import { serviceWords } from './practice/serviceWords.ts';
import type { Site } from './site.ts';
import { WORDS } from './words/interfaceWords.ts';

export interface NotFoundLink {
  readonly path: string;
  readonly title: string;
  /** Whether only programs read it. */
  readonly programs?: true;
}

/** Not every practice has them. */
const OPTIONAL_INDEXES: readonly string[] = [INDEX_PATHS.symptom, INDEX_PATHS.service];

/** Get the links of the 404 page, most urgent first. The same in HTML and in Markdown. */
export const notFoundLinks = ({ emergencyPath, pagesByPath, practice }: Site): readonly NotFoundLink[] =>
  [
    ...(emergencyPath === undefined ? [] : [{ path: emergencyPath, title: WORDS.emergency }]),
    { path: INDEX_PATHS.symptom, title: WORDS.symptoms },
    { path: INDEX_PATHS.service, title: serviceWords(practice).main },
    { path: PAGE_PATHS.faq, title: WORDS.faq },
    { path: PAGE_PATHS.contact, title: WORDS.booking },
    ...(['blog', 'home'] as const).map((name) => ({ path: PAGE_PATHS[name], title: WORDS[name] })),
    { path: FILES.llms, title: WORDS.forAgents, programs: true as const },
    { path: FILES.sitemap, title: WORDS.sitemap, programs: true as const },
    { path: DEVELOPERS, title: WORDS.developers, programs: true as const },
    { path: '/api/v1', title: WORDS.api, programs: true as const },
  ].filter(({ path }) => !OPTIONAL_INDEXES.includes(path) || pagesByPath.has(path));

/** Get the telephone link of the 404 page: the practice, not 112, which the emergency page names. */
export const notFoundCall = ({ practice: { phone } }: Site): { readonly href: string; readonly title: string } => ({
  href: `tel:${phone.e164}`,
  title: `${WORDS.call}: ${phone.display}`,
});
