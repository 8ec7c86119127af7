/** Letters of the shortest word at the beginning of a run-together word, and at its end: endings are as short. */
const FIRST = 2;
const LAST = 3;
/** Behind so many letters a word at the end may be shorter, too: a particle, mostly. */
const LONG = 5;
const PARTICLE = 2;
/** So many words may be run together. */
const MOST = 6;
/** No words are looked for in what has more letters than this. */
const LONGEST = 40;

/** The words of each word: several where it is known words run together, as in `kanaltedavisi`. */
export type Segment = (words: readonly string[]) => string[];

/** Segments folded words that are not in the vocabulary themselves, but run together from such as are. */
export function createSegmenter(vocabulary: ReadonlySet<string>): Segment {
  /** `deadEnds` are prefixes that were tried in vain with as many words. */
  const segments = (word: string, most: number, deadEnds: Set<string>): string[] | undefined => {
    if (vocabulary.has(word)) return [word];
    const tried = `${most} ${word}`;
    if (deadEnds.has(tried)) return undefined;
    for (let at = FIRST; most > 1 && at <= word.length - (at < LONG ? LAST : PARTICLE); at++) {
      if (!vocabulary.has(word.slice(at))) continue;
      const before = segments(word.slice(0, at), most - 1, deadEnds);
      if (before) return [...before, word.slice(at)];
    }
    deadEnds.add(tried);
    return undefined;
  };
  return (words) =>
    words.flatMap((word) => (word.length > LONGEST ? undefined : segments(word, MOST, new Set())) ?? [word]);
}
