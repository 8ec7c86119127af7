import { compile } from './patterns.ts';

/** Letters of a word's beginning; Turkish stems are rarely longer, and endings follow them. */
export const BEGINNING = 5;
/** Letters of a piece of a word. */
const PIECE = 3;
/** So many letters of a word are read; what follows is mostly endings. */
const READ = 9;

/**
 * What stands for a word: its pieces of three letters, its beginning and its end marked: `^ka`, `kan`, `ana`, `nal`,
 * `al$`. A typing error, or another ending, leaves most of them as they are.
 */
export function piecesOf(word: string): string[] {
  const marked = `^${word.slice(0, READ)}$`;
  return Array.from({ length: Math.max(1, marked.length - PIECE + 1) }, (_, at) => marked.slice(at, at + PIECE));
}

export type Meanings = (words: readonly string[]) => number[];

/** Compiles folded patterns, those of a meaning together: finds the meanings that words touch, each once. */
export function compileMeanings(meanings: readonly (readonly string[])[]): Meanings {
  const meaningOf = meanings.flatMap((patterns, meaning) => patterns.map(() => meaning));
  const matcher = compile(meanings.flat());
  return (words) => [...new Set(matcher(words).map(({ pattern }) => meaningOf[pattern]!))];
}

/** Name of a word's beginning among the features. */
export const beginningOf = (word: string): string => `=${word.slice(0, BEGINNING)}`;

/** Name of a meaning among the features. No piece is like it: it has no letter. */
export const meaningName = (meaning: number): string => `#${meaning}`;

/** Names of what entries are recognised by: beginnings and pieces of words, and meanings. Each once. */
export function featuresOf(words: readonly string[], meanings: readonly number[]): Set<string> {
  const features = new Set<string>();
  for (const word of words) {
    features.add(beginningOf(word));
    for (const piece of piecesOf(word)) features.add(piece);
  }
  for (const meaning of meanings) features.add(meaningName(meaning));
  return features;
}
