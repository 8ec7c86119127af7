import type { Search } from '../ranking/search.ts';
import { rootOf, stemOf } from '../reading/terms.ts';

/** From so many words on, a question is that of a phrasing whose beginning it has. */
const MIN_SAME_WORDS = 2;

/**
 * Create a function that tells whether a question is that of an entry about another thing, by which nothing is asked at
 * the practice: "sodyum düşük çıktı" is not "kreatinin düşük çıktı".
 */
export function createIsOtherThing({ texts, postings }: Search) {
  const isKnown = (word: string): boolean =>
    /\d/.test(word) || postings.has(stemOf(word)) || postings.has(rootOf(word));
  return (words: readonly string[], entry: number): boolean => {
    const [thing = '', ...said] = words;
    if (said.length === 0 || isKnown(thing)) return false;
    return texts[entry]!.phrasings.some(({ words: [other, ...rest] }) => {
      const same = said.findIndex((word, at) => word !== rest[at]);
      return other !== thing && (same < 0 || same >= MIN_SAME_WORDS);
    });
  };
}
