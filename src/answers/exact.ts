import type { IndexedEntry } from './data.ts';
import { wordsOf } from './words.ts';

/** Whether an entry's question was asked word for word, however it was typed. */
export const isExact = (words: readonly string[], { question }: IndexedEntry): boolean =>
  words.length > 0 && wordsOf(question).join(' ') === words.join(' ');
