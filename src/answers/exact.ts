import type { EntryTexts } from './texts.ts';

/** Finds the entry that is asked for word for word, by its question or a phrasing, whatever stands between the letters. */
export function createExact(texts: readonly EntryTexts[]): (words: readonly string[]) => number | undefined {
  const entries = new Map<string, number>();
  texts.forEach(({ asked }, entry) => {
    for (const { words } of asked) {
      const letters = words.join('');
      if (!entries.has(letters)) entries.set(letters, entry);
    }
  });
  return (words) => entries.get(words.join(''));
}
