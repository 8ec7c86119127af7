import type { IndexedEntry } from './data.ts';
import { wordsOf } from './words.ts';

/** Finds out whether an entry's question was asked word for word, however it was typed. Entries are positions. */
export function createExact(entries: readonly IndexedEntry[]): (words: readonly string[], entry: number) => boolean {
  // Each is folded when it is first compared.
  const folded: string[] = [];
  return (words, entry) => {
    const own = (folded[entry] ??= wordsOf(entries[entry]!.question).join(''));
    return words.length > 0 && own === words.join('');
  };
}
