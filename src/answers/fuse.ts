// Its small build: without the search operators that nothing a stranger types may reach.
import Fuse from 'fuse.js/min-basic';
import { foldTurkish } from '../site/fold.ts';
import type { IndexedEntry } from './data.ts';

/** Fuse.js cuts longer patterns into pieces of which any may match. */
const LONGEST = 32;
/** So many of the shortlisted entries are compared: most of the time of an answer goes there. */
const COMPARED = 5;

/** Finds out whether Fuse.js, too, puts the first of the shortlisted entries before the others. Entries are positions. */
export function createAgreement(
  entries: readonly IndexedEntry[],
): (words: readonly string[], shortlisted: readonly number[]) => boolean {
  // Each is folded when it is first shortlisted.
  const folded: string[] = [];
  return (words, shortlisted) => {
    const documents = shortlisted
      .slice(0, COMPARED)
      .map((entry) => (folded[entry] ??= foldTurkish(entries[entry]!.question)));
    const fuse = new Fuse(documents, { ignoreLocation: true });
    let pattern = '';
    for (const word of words) if (pattern.length + word.length < LONGEST) pattern += `${pattern && ' '}${word}`;
    return fuse.search(pattern || words.join(' ').slice(0, LONGEST))[0]?.refIndex === 0;
  };
}
