import { stemOf } from '../answers/stems.ts';
import { wordsOf } from '../turkish/tokenise.ts';
import type { Entries } from '../entries/entries.ts';
import type { Problem } from '../entries/problem.ts';
import { describePhrasing, warningAt, phrasingsOf, type SourceOf, type Phrasing } from './phrasings.ts';

/** What is left of a question for those who look for its words: their stems, in whatever order. */
const stemsIn = (text: string) => [...new Set(wordsOf(text).map(stemOf))].sort().join(' ');

/** Ways of asking that two entries claim, order and endings of the words aside: nobody can tell which of them answers. */
export function questionWarnings(entries: Entries, sourceOf: SourceOf): Problem[] {
  const first = new Map<string, Phrasing>();
  return phrasingsOf(entries).flatMap((way): Problem[] => {
    const stems = stemsIn(way.text);
    const other = first.get(stems);
    if (!other) first.set(stems, way);
    // Where nothing at all differs, the content is rejected already.
    if (!other || other.key === way.key || other.text === way.text) return [];
    const message = `${describePhrasing(other, sourceOf)} asks in the same words for another answer; give each a word that only it has, or make one entry of the two`;
    return [warningAt(way, sourceOf, message)];
  });
}
