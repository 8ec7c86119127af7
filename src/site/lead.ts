import type { Page, PageKind } from './page.ts';

/** Kinds whose text does not begin with words of its own. */
const DESCRIBED: ReadonlySet<PageKind> = new Set<PageKind>([
  'faq-category',
  'symptom',
  'comparison',
  'neighborhood',
  'contact',
]);

/** What stands between a page's title and its text: its description, where the text does not begin with words of its own. */
export const leadOf = ({ kind, indexOf, description }: Page): string | undefined =>
  indexOf !== undefined || DESCRIBED.has(kind) ? description : undefined;
