import Fuse from 'fuse.js/min-basic';
import type { EntryTexts } from './texts.ts';

/** A word of fewer letters may be anything; Fuse would search one of more in parts. */
const SHORTEST = 5;
const LONGEST = 32;
/** A question of more words is clear without an unknown one. So many of its unknown words are looked up. */
const WORDS = 6;
const LOOKED_UP = 3;
/** A word is compared with those that have at most so many letters more or fewer, of these with the most frequent. */
const LENGTH = 2;
const COMPARED = 300;
/** The share of a word's letters that may be wrong: two of six. */
const THRESHOLD = 0.34;

/** A question's words, those out of vocabulary replaced by similar ones; undefined where none is similar to any. */
export type FuzzyLookup = (words: readonly string[]) => readonly string[] | undefined;

/**
 * Looks up the words of short questions that are out of vocabulary, even with one typing error corrected, among those by which
 * entries are asked for: the most similar word of the same first letter and of a similar length. Texts are searched for
 * words when the first question needs it.
 */
export function createFuzzyLookup(texts: readonly EntryTexts[], isKnown: (word: string) => boolean): FuzzyLookup {
  let byLetter: Map<string, string[]> | undefined;
  const searches = new Map<string, Fuse<string>>();
  return (words) => {
    if (words.length > WORDS) return undefined;
    let lookedUp = 0;
    const similar = words.map((word) => {
      const isUnknown = word.length >= SHORTEST && word.length <= LONGEST && !isKnown(word);
      if (!isUnknown || lookedUp++ >= LOOKED_UP) return word;
      return searchFor(word).search(word, { limit: 1 })[0]?.item ?? word;
    });
    return similar.some((word, at) => word !== words[at]) ? similar : undefined;
  };

  function searchFor(word: string): Fuse<string> {
    const key = `${word[0]!}${word.length}`;
    let search = searches.get(key);
    if (!search) {
      byLetter ??= wordsByLetter(texts);
      const near = (byLetter.get(word[0]!) ?? []).filter(({ length }) => Math.abs(length - word.length) <= LENGTH);
      search = new Fuse(near.slice(0, COMPARED), { threshold: THRESHOLD, isCaseSensitive: true });
      // What no word begins with is not kept: there is no end of such letters.
      if (near.length > 0) searches.set(key, search);
    }
    return search;
  }
}

/** The words by which entries are asked for, by their first letter, the most frequent first. */
function wordsByLetter(texts: readonly EntryTexts[]): Map<string, string[]> {
  const counts = new Map<string, number>();
  for (const { asked } of texts)
    for (const { words } of asked) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const frequent = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
  const byLetter = new Map<string, string[]>();
  for (const word of frequent) {
    const words = byLetter.get(word[0]!);
    if (words) words.push(word);
    else byLetter.set(word[0]!, [word]);
  }
  return byLetter;
}
