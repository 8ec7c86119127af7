import type { Entries } from '#content/entries.ts';
import { sectionId } from '#markdown/ids.ts';
import { pathOf } from './addresses.ts';
import type { Block, BlockOf } from './block.ts';
import { WORDS } from './words/interfaceWords.ts';

type Points = BlockOf<'points'>;

/** Get the lists that a content file shares with others: whole, or in short with a link to the page that has them. */
export const noteBlocks = (
  { notes, ref }: { readonly notes: readonly string[]; readonly ref: string },
  entries: Entries,
): Points[] =>
  notes.flatMap((name): Points[] => {
    const note = entries.notes.find(({ slug }) => slug === name);
    if (!note) return [];
    const block: Points = { type: 'points', tone: 'note', heading: note.heading, items: note.points };
    if (note.page === undefined || note.page === ref) return [block];
    const more = { path: `${pathOf(note.page)}#${sectionId(note.heading)}`, label: WORDS.wholeList };
    return [{ ...block, items: note.inShort === undefined ? [] : [note.inShort], more }];
  });

export function sourceBlocks({ sources }: { readonly sources: readonly string[] }, entries: Entries): Block[] {
  const named = sources.flatMap((name) => entries.sources.find(({ slug }) => slug === name) ?? []);
  if (named.length === 0) return [];
  const items = named.map(({ title, publisher, year, language, url }) => ({ title, publisher, year, language, url }));
  return [{ type: 'sources', heading: WORDS.sources, items }];
}
