import { DEVELOPERS, FILES, SINGLE_PAGES } from './addresses.ts';
import { WORDS } from './words.ts';

/** Where to look next from an address that leads nowhere: the same in HTML and in Markdown. */
export const PLACES: readonly { readonly path: string; readonly title: string }[] = [
  ...(['contact', 'faq', 'home', 'blog'] as const).map((name) => ({ path: SINGLE_PAGES[name]!, title: WORDS[name] })),
  { path: FILES.llms, title: WORDS.forAgents },
  { path: FILES.sitemap, title: WORDS.sitemap },
  { path: DEVELOPERS, title: WORDS.developers },
  { path: '/api/v1', title: WORDS.api },
];
