import { DEVELOPERS, FILES, INDEX_PAGES, SINGLE_PAGES } from './addresses.ts';
import type { Site } from './site.ts';
import { WORDS } from './words.ts';

/** A place to look next. */
export interface Place {
  readonly path: string;
  readonly title: string;
  /** Whether only programs read it. */
  readonly programs?: true;
}

/**
 * Where to look next from an address that leads nowhere, by need: what must not wait, complaints, people, and what programs
 * read. The same in HTML and in Markdown.
 */
export const notFoundLinks = ({ practice, pathOf, pagesByPath }: Site): readonly Place[] =>
  [
    { path: pathOf(practice.booking.emergency), title: WORDS.emergency },
    { path: INDEX_PAGES.symptom, title: WORDS.symptoms },
    ...(['contact', 'faq', 'home', 'blog'] as const).map((name) => ({ path: SINGLE_PAGES[name]!, title: WORDS[name] })),
    { path: FILES.llms, title: WORDS.forAgents, programs: true as const },
    { path: FILES.sitemap, title: WORDS.sitemap, programs: true as const },
    { path: DEVELOPERS, title: WORDS.developers, programs: true as const },
    { path: '/api/v1', title: WORDS.api, programs: true as const },
  ].filter(({ path }) => path !== INDEX_PAGES.symptom || pagesByPath.has(path));

/**
 * Whom to call from an address that leads nowhere. Somebody who mistyped an address needs no ambulance: the page for emergencies says whom to
 * call there. The same in HTML and in Markdown.
 */
export const notFoundCall = ({ practice: { phone } }: Site): { readonly href: string; readonly title: string } => ({
  href: `tel:${phone.e164}`,
  title: `${WORDS.call}: ${phone.display}`,
});
