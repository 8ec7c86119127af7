import type { Word } from './word.ts';

/** Clauses end with what is said: words behind the last of a sentence belong to it, too. */
export function clauses(words: readonly Word[]): void {
  let clause = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (at > 0 && word.sentence !== words[at - 1]!.sentence) clause++;
    word.clause = clause;
    const isLast = !words.slice(at + 1, at + 40).some((other) => other.sentence === word.sentence && other.ends);
    if (word.ends && !isLast) clause++;
  }
}
