/** Words shorter than this are left alone: too many others are one letter away. */
const SHORTEST = 4;
/** So many letters of a word are compared; what follows is mostly endings. */
const COMPARED = 6;

/** Corrects a word nobody knows to the nearest known beginning, one typing error away; undefined where there is none. */
export type Corrector = (word: string) => string | undefined;

/**
 * Corrector for a vocabulary of word beginnings, the more likely first; longer ones are tried before shorter ones. One
 * typing error is a letter too many, too few or wrong, or two swapped.
 */
export function createCorrector(beginnings: readonly string[]): Corrector {
  const known = [...new Set(beginnings.map((word) => word.slice(0, COMPARED)))]
    .filter((word) => word.length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
  const letters = Int32Array.from(known, lettersOf);
  return (word) => {
    if (word.length < SHORTEST || !/^[a-z]/.test(word)) return undefined;
    const mine = [0, 1, 2].map((more) => lettersOf(word.slice(0, COMPARED - 1 + more)));
    for (let i = 0; i < known.length; i++) {
      const other = letters[i]!;
      // One error changes at most two letters of the set: all others are skipped unread.
      if (mine.every((set) => overTwo(set ^ other))) continue;
      const beginning = known[i]!;
      // The same but for the last letter compared is another ending, no error.
      if (word.startsWith(beginning.slice(0, COMPARED - 1))) continue;
      const rest = restAfter(word, beginning);
      if (rest !== undefined) return beginning + rest;
    }
    return undefined;
  };
}

/** What follows `beginning` in `word`, were it typed with one error; undefined where more is wrong. */
function restAfter(word: string, beginning: string): string | undefined {
  let at = 0;
  while (at < beginning.length && word[at] === beginning[at]) at++;
  const wanted = beginning.slice(at);
  // A first letter is rarely mistyped, and a change of it makes another word.
  if (at === 0 && !(word[0] === beginning[1] && word[1] === beginning[0])) return undefined;
  const wrong = wanted.slice(1);
  if (word.startsWith(wrong, at + 1)) return word.slice(at + 1 + wrong.length);
  if (word.startsWith(wanted, at + 1)) return word.slice(at + 1 + wanted.length);
  if (word.startsWith(wrong, at)) return word.slice(at + wrong.length);
  if (word[at] === wanted[1] && word[at + 1] === wanted[0] && word.startsWith(wanted.slice(2), at + 2))
    return word.slice(at + wanted.length);
  return undefined;
}

/** The letters of a word as bits. */
function lettersOf(word: string): number {
  let set = 0;
  for (let i = 0; i < Math.min(word.length, COMPARED); i++) set |= 1 << (word.charCodeAt(i) & 31);
  return set;
}

/** Whether more than two bits are set: each step clears the lowest. */
function overTwo(set: number): boolean {
  const without = set & (set - 1);
  return (without & (without - 1)) !== 0;
}
