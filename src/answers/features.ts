import { compile } from './patterns.ts';

/** Letters of a word's beginning; Turkish stems are rarely longer, and endings follow them. */
export const BEGINNING = 5;
/** Letters of a word's stem, as far as other endings, and most typing errors, leave it as it is. */
const STEM = 3;

export type Meanings = (words: readonly string[]) => number[];

/** Compiles folded patterns, those of a meaning together: finds the meanings that words touch, each once. */
export function compileMeanings(meanings: readonly (readonly string[])[]): Meanings {
  const meaningOf = meanings.flatMap((patterns, meaning) => patterns.map(() => meaning));
  const matcher = compile(meanings.flat());
  return (words) => [...new Set(matcher(words).map(({ pattern }) => meaningOf[pattern]!))];
}

/** Name of a word's beginning among the features. */
export const beginningOf = (word: string): string => `=${word.slice(0, BEGINNING)}`;

/** Name of a word's stem. */
export const stemOf = (word: string): string => `^${word.slice(0, STEM)}`;

/** Name of a meaning among the features. */
export const meaningName = (meaning: number): string => `#${meaning}`;

/** Names of what entries are recognised by: beginnings and stems of words, and meanings. Each once. */
export function featuresOf(words: readonly string[], meanings: readonly number[]): Set<string> {
  const features = new Set<string>();
  for (const word of words) features.add(beginningOf(word)).add(stemOf(word));
  for (const meaning of meanings) features.add(meaningName(meaning));
  return features;
}
