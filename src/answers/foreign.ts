import type { Reading, ReadWord } from './read.ts';
<<<<<<< HEAD
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
=======
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
>>>>>>> parent of 1c1ad3a (Test that no two pages share more than half of their sentences)
