import type { EntryTexts } from '../reading/indexedTexts.ts';

/** Create a function that finds the entry whose question or phrasing has the same letters, ignoring everything else. */
export function createVerbatimMatcher(texts: readonly EntryTexts[]): (words: readonly string[]) => number | undefined {
  const lines = texts.flatMap(({ phrasings }, position) =>
    phrasings.map(({ words }) => [words.join(''), position] as const),
  );
  // Of two entries with the same phrasing the first counts.
  const entries = new Map(lines.toReversed());
  return (words) => entries.get(words.join(''));
}
