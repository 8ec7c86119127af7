import Fuse from 'fuse.js/min-basic';

/** A shorter word may be anything; a longer one Fuse would search in parts. */
const SHORTEST = 4;
const LONGEST = 32;
/** Letters of a word that are compared; endings follow them in Turkish. */
const COMPARED = 7;
/** A known word may be this many letters shorter or longer than the typed one. */
const SHORTER = 1;
const LONGER = 2;
/** Of the known words that fit, the most frequent ones are searched, and the most similar are weighed. */
const SEARCHED = 500;
const WEIGHED = 12;
/** The share of letters that may be wrong before one error is counted exactly: two exchanged letters are two to Fuse. */
const THRESHOLD = 0.35;
/** The number of words whose correction is remembered, since people type ever new ones. */
const REMEMBERED = 5000;
/** Of one question so many words are corrected: each takes a fifth of a millisecond. */
const MOST = 12;
const LATIN = /^[a-z]+$/;

/** A folded word, or its beginning, and how frequent it is. */
export type Frequency = readonly [word: string, frequency: number];

/**
 * Corrects one typing error in each folded word of a question that is not known: a letter lost, needless, replaced, or two exchanged. Fuse.js finds the
 * similar words of the same first letter; the most frequent one is taken. `frequencies` is called when the first word needs it.
 * @example createCorrector(() => [['tedavi', 1]], (word) => word === 'tedavi')(['tdavi']) // ['tedavi']
 */
export function createCorrector(
  frequencies: () => Iterable<Frequency>,
  isKnown: (word: string) => boolean,
): (words: readonly string[]) => string[] {
  let byLetter: Map<string, Frequency[]> | undefined;
  const searches = new Map<string, Fuse<Frequency>>();
  const corrected = new Map<string, string>();
  const isWrong = (word: string) =>
    word.length >= SHORTEST && word.length <= LONGEST && LATIN.test(word) && !isKnown(word);
  return (words) => {
    const wrong = new Set([...new Set(words)].filter(isWrong).slice(0, MOST));
    return words.map((word) => (wrong.has(word) ? correct(word) : word));
  };

  function correct(word: string): string {
    const before = corrected.get(word);
    if (before !== undefined) return before;
    const best = mostFrequent(word.slice(0, COMPARED));
    const meant = best && best.length >= COMPARED ? best.slice(0, COMPARED) + word.slice(COMPARED) : (best ?? word);
    if (corrected.size < REMEMBERED) corrected.set(word, meant);
    return meant;
  }

  function mostFrequent(typed: string): string | undefined {
    const similar = searchFor(typed).search(typed, { limit: WEIGHED });
    const near = similar.filter(({ item: [word], score = 0 }) => {
      return Math.round(score * typed.length) <= 1 || sorted(word.slice(0, typed.length)) === sorted(typed);
    });
    return near.toSorted((a, b) => b.item[1] - a.item[1])[0]?.item[0];
  }

  function searchFor(typed: string): Fuse<Frequency> {
    const key = `${typed[0]!}${typed.length}`;
    let search = searches.get(key);
    if (!search) {
      byLetter ??= Map.groupBy(
        [...frequencies()].toSorted((a, b) => b[1] - a[1]),
        ([word]) => word[0]!,
      );
      const fits = ([{ length }]: Frequency) => length >= typed.length - SHORTER && length <= typed.length + LONGER;
      search = new Fuse((byLetter.get(typed[0]!) ?? []).filter(fits).slice(0, SEARCHED), {
        keys: [{ name: 'word', getFn: ([word]) => word }],
        threshold: THRESHOLD,
        ignoreLocation: true,
        ignoreFieldNorm: true,
        isCaseSensitive: true,
        includeScore: true,
      });
      searches.set(key, search);
    }
    return search;
  }
}

const sorted = (word: string): string => [...word].sort().join('');
