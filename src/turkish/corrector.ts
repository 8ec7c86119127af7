import Fuse from 'fuse.js/min-basic';

/** A shorter word may be anything; Fuse would split a longer one. */
const CORRECTABLE = /^[a-z]{4,32}$/;
/** In chats words are written without vowels: "kdr", "fyt", "rndv". */
const WITHOUT_VOWELS = /^[b-df-hj-np-tv-z]{3,6}$/;
/** Letters of a word to compare: Turkish suffixes follow. */
const COMPARED_LETTERS = 7;
/** Words corrected per question: each takes up to a millisecond. */
const MAX_CORRECTED_WORDS = 12;
/** The most frequent word goes first. Two exchanged letters count as two errors, of which `isNear` allows no others. */
const OPTIONS = {
  threshold: 0.35,
  ignoreLocation: true,
  includeScore: true,
  sortFn: (a: { idx: number }, b: { idx: number }) => a.idx - b.idx,
};

/**
 * Create a function that corrects one typing error in each unknown word of a question: a letter missing, extra or
 * replaced, or two exchanged; or all vowels missing. Of similar known words with the same first letter, the most
 * frequent one is meant. All words are folded.
 * @example createCorrector(() => [['tedavi', 1]], (word) => word === 'tedavi')(['tdavi']) // ['tedavi']
 */
export function createCorrector(
  frequencies: () => Iterable<readonly [word: string, frequency: number]>,
  isKnown: (word: string) => boolean,
): (words: readonly string[]) => string[] {
  let byFrequency: readonly string[] | undefined;
  let byConsonants: ReadonlyMap<string, string> | undefined;
  let searches: Map<string, Fuse<string>> | undefined;
  const correct = (word: string): string => {
    byFrequency ??= [...frequencies()].toSorted((a, b) => b[1] - a[1]).map(([frequent]) => frequent);
    if (WITHOUT_VOWELS.test(word)) return (byConsonants ??= byConsonantsOf(byFrequency)).get(word) ?? word;
    searches ??= searchesOf(byFrequency);
    const typed = word.slice(0, COMPARED_LETTERS);
    const similar = searches.get(word[0]!)?.search(typed) ?? [];
    const meant = similar.find(({ item, score = 0 }) => isNear(item, typed, score))?.item ?? word;
    return meant.length < COMPARED_LETTERS ? meant : meant.slice(0, COMPARED_LETTERS) + word.slice(COMPARED_LETTERS);
  };
  return (words) => {
    const wrong = [...new Set(words)]
      .filter((word) => (CORRECTABLE.test(word) || WITHOUT_VOWELS.test(word)) && !isKnown(word))
      .slice(0, MAX_CORRECTED_WORDS);
    const corrected = new Map(wrong.map((word) => [word, correct(word)]));
    return words.map((word) => corrected.get(word) ?? word);
  };
}

/** Map what is left of words without vowels to the first of them. */
const byConsonantsOf = (words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(words.toReversed().map((word) => [withoutVowels(word), word]));

const searchesOf = (words: readonly string[]): Map<string, Fuse<string>> =>
  new Map([...Map.groupBy(words, (word) => word[0]!)].map(([letter, known]) => [letter, new Fuse(known, OPTIONS)]));

const isNear = (known: string, typed: string, score: number): boolean =>
  known.length >= typed.length - 1 &&
  known.length <= typed.length + 2 &&
  (Math.round(score * typed.length) <= 1 || sorted(known.slice(0, typed.length)) === sorted(typed));

/** Leave out the vowels of a word, but for the first letter. */
const withoutVowels = (word: string): string => word[0]! + word.slice(1).replaceAll(/[aeiou]/g, '');

const sorted = (word: string): string => [...word].sort().join('');
