import { coveredIndices, createMatcher, type Match } from '#turkish/patterns.ts';
import type { IndexedLanguage } from '../answersIndex.ts';

/** Create a function that finds words that ask for fees. A match counts unless an exception shares a word with it. */
export function createFeeMatcher({ when, unless }: IndexedLanguage['fees']) {
  const rows = when.map((row) => row.split(' & '));
  const patterns = rows.flat();
  const find = createMatcher(patterns);
  const findExceptions = createMatcher(unless);
  /** Get the positions of the words that ask for fees; undefined if none do. */
  return (words: readonly string[]): ReadonlySet<number> | undefined => {
    const exceptions = findExceptions(words);
    const valid = find(words).filter((match) => !exceptions.some((other) => matchesOverlap(match, other)));
    const found = new Set(valid.map(({ patternIndex: pattern }) => patterns[pattern]));
    return rows.some((row) => row.every((pattern) => found.has(pattern))) ? new Set(coveredIndices(valid)) : undefined;
  };
}

const matchesOverlap = (a: Match, b: Match) => a.from < b.to && b.from < a.to;
