/** Letters of the shortest word at the beginning of what was glued together, and at its end: endings are as short. */
const FIRST = 2;
const LAST = 3;
/** Behind so many letters a word at the end may be shorter, too: a particle, mostly. */
const LONG = 5;
const PARTICLE = 2;
/** So many words may be glued together. */
const MOST = 6;
/** No words are looked for in what has more letters than this. */
const LONGEST = 40;

/** The words of each word: several where it is known words without a space between them, as in `kanaltedavisi`. */
export type Part = (words: readonly string[]) => string[];

/** Parts folded words that are not known themselves, but glued together from such as are. */
export function createParting(known: ReadonlySet<string>): Part {
  /** `hopeless` are beginnings that were tried in vain with as many words. */
  const parts = (word: string, most: number, hopeless: Set<string>): string[] | undefined => {
    if (known.has(word)) return [word];
    const tried = `${most} ${word}`;
    if (hopeless.has(tried)) return undefined;
    for (let at = FIRST; most > 1 && at <= word.length - (at < LONG ? LAST : PARTICLE); at++) {
      if (!known.has(word.slice(at))) continue;
      const before = parts(word.slice(0, at), most - 1, hopeless);
      if (before) return [...before, word.slice(at)];
    }
    hopeless.add(tried);
    return undefined;
  };
  return (words) =>
    words.flatMap((word) => (word.length > LONGEST ? undefined : parts(word, MOST, new Set())) ?? [word]);
}
