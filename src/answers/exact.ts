import type { IndexedEntry } from './data.ts';
import { wordsOf } from './words.ts';

/** Finds the entry whose question was asked word for word, however it was typed. */
export function createExact(entries: readonly IndexedEntry[]): (words: readonly string[]) => number | undefined {
  const byQuestion = new Map(entries.map(({ question }, entry) => [wordsOf(question).join(' '), entry]));
  return (words) => byQuestion.get(words.join(' '));
}
