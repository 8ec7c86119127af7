import type { Entries } from '../entries/entries.ts';
import type { Block } from './page.ts';
import { WORDS } from './words.ts';

/** The guidelines that a content file rests on, in the order in which it names them. */
export function sourceBlocks({ sources }: { readonly sources: readonly string[] }, entries: Entries): Block[] {
  const named = sources.flatMap((name) => entries.sources.find(({ slug }) => slug === name) ?? []);
  if (named.length === 0) return [];
  const items = named.map(({ title, publisher, year, language, url }) => ({ title, publisher, year, language, url }));
  return [{ type: 'sources', heading: WORDS.sources, items }];
}
