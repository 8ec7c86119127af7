import type { Block, PageKind } from '../site/page.ts';

/** Kinds whose text does not begin with words of its own: their description stands above it. */
export const DESCRIBED: ReadonlySet<PageKind> = new Set<PageKind>([
  'faq-category',
  'symptom',
  'comparison',
  'neighborhood',
  'contact',
]);

/** The blocks one reads, in a column, and those that lead on, in the width of the page. */
export function halves(blocks: readonly Block[]): { text: readonly Block[]; onward: readonly Block[] } {
  const last = blocks.findLastIndex(({ type }) => type !== 'links');
  return { text: blocks.slice(0, last + 1), onward: blocks.slice(last + 1) };
}
