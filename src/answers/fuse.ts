import Fuse from 'fuse.js';
import { foldTurkish } from '../site/fold.ts';
import type { AnswersIndex } from './data.ts';

/** Fuse.js cuts longer patterns into pieces of which any may match. */
const LONGEST = 32;

/** Whether Fuse.js, too, puts the first of the shortlisted entries before the others. */
export function agreesWithFuse(words: readonly string[], entries: readonly number[], index: AnswersIndex): boolean {
  const documents = entries.map((entry) => foldTurkish(index.entries[entry]!.question));
  const fuse = new Fuse(documents, { ignoreLocation: true, threshold: 1, includeScore: true });
  let pattern = '';
  for (const word of words) if (pattern.length + word.length < LONGEST) pattern += `${pattern && ' '}${word}`;
  return fuse.search(pattern || words.join(' ').slice(0, LONGEST))[0]?.refIndex === 0;
}
