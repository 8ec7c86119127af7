import type { EntryTexts } from './texts.ts';

/** Create a function that finds the entry whose question or phrasing has the same letters, ignoring everything else. */
export function createVerbatim(texts: readonly EntryTexts[]): (words: readonly string[]) => number | undefined {
  const entries = new Map<string, number>();
  texts.forEach(({ asked }, entry) => {
    for (const { words } of asked) {
      const letters = words.join('');
      if (!entries.has(letters)) entries.set(letters, entry);
    }
  });
  return (words) => entries.get(words.join(''));
}
