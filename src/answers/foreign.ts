import type { Reading, ReadWord } from './read.ts';
import { weightOf, type Postings } from './shortlist.ts';

/**
 * Whether a question is about another field, judged by the words that `deciding` leaves: more of them belong elsewhere
 * than to the entries, or they are strange altogether.
 */
export function isForeign({ read }: Reading, deciding: ReadonlySet<number>, postings: Postings): boolean {
  let own = 0;
  let foreign = 0;
  for (const [at, word] of read.entries()) {
    if (deciding.has(at)) continue;
    if (word.nearby) own++;
    else if (word.elsewhere) foreign++;
    else if (word.common) continue;
    else if (ofTheField(word, postings)) own++;
    else foreign++;
  }
  return foreign > own;
}

/** Whether a word speaks for some entry more than for none of them. */
function ofTheField(word: ReadWord, postings: Postings): boolean {
  const forNone = weightOf(word.features, postings.none, postings);
  const { starts, classes, weights, none } = postings;
  return word.features.some((feature) => {
    for (let at = starts[feature]!; at < starts[feature + 1]!; at++)
      if (classes[at] !== none && weights[at]! > forNone) return true;
    return false;
  });
}
