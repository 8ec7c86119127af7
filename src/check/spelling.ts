import type { Problem } from '../entries/problem.ts';
import type { Speller } from './dictionary.ts';
import { finding, type Passage } from './passage.ts';
import { WORD_LIST } from './wordList.ts';
import { placedWords } from './placedWords.ts';

/** Further places of a word that a message names. */
const NAMED = 3;

/** Unknown words that are reported; with more, the text is in another language, or no text. */
const MOST = 1000;

/** Where a word stands. */
interface Place {
  readonly passage: Passage;
  readonly index: number;
}

/**
 * Words of the Turkish texts that neither the dictionary nor the practice's word list knows: each once, at its first
 * place, with the others in the message.
 */
export function spellingProblems(passages: readonly Passage[], speller: Speller): Problem[] {
  const places = new Map<string, Place[]>();
  for (const passage of passages.filter(({ language }) => language === 'tr'))
    for (const { word, index } of placedWords(passage.text))
      if ((places.size < MOST || places.has(word)) && speller.wrong(word)) {
        const known = places.get(word) ?? [];
        places.set(word, known);
        known.push({ passage, index });
      }
  return [...places].map(([word, [first, ...others]]) => {
    const better = speller.wrong(word)!.map((other) => JSON.stringify(other));
    const perhaps = better.length > 0 ? ` (perhaps ${better.join(' or ')})` : '';
    const message = `the word ${JSON.stringify(word)} is not known${perhaps}; fix it, or add it to ${WORD_LIST} if it is right`;
    return finding('warning', first!.passage, first!.index, message + alsoIn(others));
  });
}

function alsoIn(places: readonly Place[]): string {
  if (places.length === 0) return '';
  const named = places.slice(0, NAMED).map(({ passage, index }) => `${passage.file}:${passage.at(index).line}`);
  const more = places.length > NAMED ? ` and ${places.length - NAMED} more` : '';
  return `; it is also in ${named.join(', ')}${more}`;
}
