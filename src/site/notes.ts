import type { Entries } from '../entries/entries.ts';
import type { Block } from './page.ts';

type Points = Extract<Block, { type: 'points' }>;

/** The lists that a content file shows together with others, in the order in which it names them. */
export const noteBlocks = ({ notes }: { readonly notes: readonly string[] }, { lists }: Entries): Points[] =>
  notes.flatMap((name): Points[] => {
    const note = lists.notes.find(({ slug }) => slug === name);
    return note ? [{ type: 'points', tone: 'note', heading: note.heading, items: note.points }] : [];
  });
