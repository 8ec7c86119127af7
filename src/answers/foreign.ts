import type { Reading, ReadWord } from './read.ts';
import type { Postings } from './shortlist.ts';

/**
 * Whether a question is about another field, judged by the words that `deciding` leaves: more of them belong elsewhere
 * than to the entries, or all of them are strange.
 */
export function isForeign({ read }: Reading, deciding: ReadonlySet<number>, postings: Postings): boolean {
  let own = 0;
  let elsewhere = 0;
  let strange = 0;
  for (const [at, word] of read.entries()) {
    if (deciding.has(at)) continue;
    if (word.nearby) own++;
    else if (word.elsewhere) elsewhere++;
    else if (word.common) continue;
    else if (speaksForSome(word, postings)) own++;
    else strange++;
  }
  return elsewhere > own || (own === 0 && strange > 0);
}

/** Whether a word speaks for any entry at all. */
const speaksForSome = ({ features }: ReadWord, { starts, classes, weights, none }: Postings): boolean =>
  features.some((feature) => {
    for (let at = starts[feature]!; at < starts[feature + 1]!; at++)
      if (classes[at] !== none && weights[at]! > 0) return true;
    return false;
  });
