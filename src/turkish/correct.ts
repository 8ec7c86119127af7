import Fuse from 'fuse.js/min-basic';

/** Length of words to correct. A shorter one may be anything; Fuse would split a longer one. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 32;
/** Letters of a word to compare: Turkish suffixes follow. */
const PREFIX_LENGTH = 7;
/** Letters that a known word may be shorter or longer than the typed one. */
const MAX_SHORTER = 1;
const MAX_LONGER = 2;
/** Known words to search, the most frequent first, and similar ones to choose from. */
const MAX_SEARCHED = 500;
const MAX_SIMILAR = 12;
/** Share of wrong letters that Fuse accepts. It counts two exchanged letters as two errors; the exact count follows. */
const THRESHOLD = 0.35;
/** Corrections kept in memory. */
const MAX_REMEMBERED = 5000;
/** Words corrected per question: each takes a fifth of a millisecond. */
const MAX_WORDS = 12;
const LATIN = /^[a-z]+$/;

/** A folded word, or the beginning of one, and its frequency. */
type Frequency = readonly [word: string, frequency: number];

/**
 * Create a function that corrects one typing error in each unknown word of a question: a letter missing, extra or
 * replaced, or two exchanged. Fuse.js finds similar words with the same first letter; the most frequent one wins. All
 * words are folded.
 * @param frequencies Called once, at the first word to correct.
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
    word.length >= MIN_LENGTH && word.length <= MAX_LENGTH && LATIN.test(word) && !isKnown(word);
  return (words) => {
    const wrong = new Set([...new Set(words)].filter(isWrong).slice(0, MAX_WORDS));
    return words.map((word) => (wrong.has(word) ? correct(word) : word));
  };

  function correct(word: string): string {
    const before = corrected.get(word);
    if (before !== undefined) return before;
    const best = mostFrequent(word.slice(0, PREFIX_LENGTH));
    const meant =
      best && best.length >= PREFIX_LENGTH ? best.slice(0, PREFIX_LENGTH) + word.slice(PREFIX_LENGTH) : (best ?? word);
    if (corrected.size < MAX_REMEMBERED) corrected.set(word, meant);
    return meant;
  }

  function mostFrequent(typed: string): string | undefined {
    const similar = searchFor(typed).search(typed, { limit: MAX_SIMILAR });
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
      const fits = ([{ length }]: Frequency) =>
        length >= typed.length - MAX_SHORTER && length <= typed.length + MAX_LONGER;
      search = new Fuse((byLetter.get(typed[0]!) ?? []).filter(fits).slice(0, MAX_SEARCHED), {
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
