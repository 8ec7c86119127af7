import type { Problem } from '../entries/problem.ts';
import type { Speller } from './dictionary.ts';
import { finding, type Passage } from './passage.ts';
import { WORD_LIST } from './wordList.ts';
import { wordsOf } from './words.ts';

/** Words of a Turkish text that neither the dictionary nor the practice's word list knows. */
export function spellingProblems(passage: Passage, speller: Speller): Problem[] {
  if (passage.language !== 'tr') return [];
  return wordsOf(passage.text).flatMap(({ word, index }) => {
    const better = speller.wrong(word);
    if (!better) return [];
    const perhaps = better.length > 0 ? ` (perhaps ${better.map((other) => JSON.stringify(other)).join(' or ')})` : '';
    const message = `the word ${JSON.stringify(word)} is not known${perhaps}; fix it, or add it to ${WORD_LIST} if it is right`;
    return [finding('error', passage, index, message)];
  });
}
