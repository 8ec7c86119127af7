import type { Finding } from '#content/finding.ts';
import { parsePassage } from '../parsedPassage.ts';
import { findingIn, type Occurrence, type Passage } from '../passages.ts';
import { isTurkishWord, type Speller } from './dictionary.ts';
import { WORD_LIST } from './wordList.ts';

/** Maximum number of further places that a message names. */
const MAX_PLACES = 3;

/**
 * Warn about each unknown word of the Turkish texts once, at its first place; the message names the others. A text in
 * the wrong language gets one warning.
 */
export function spellingFindings(passages: readonly Passage[], speller: Speller): Finding[] {
  const places = new Map<string, Occurrence[]>();
  const turkish = passages.filter(({ language }) => language === 'tr');
  const foreign = turkish.filter(isEnglishSentence);
  for (const passage of turkish.filter((one) => !foreign.includes(one)))
    for (const { word, index } of placedWords(parsePassage(passage).prose))
      if (speller.wrong(word)) {
        const occurrences = places.get(word) ?? [];
        places.set(word, occurrences);
        occurrences.push({ passage, index });
      }
  const inEnglish = foreign.map((passage) => findingIn(passage, 0, 'is not Turkish; write it in Turkish', 'warning'));
  const inTurkish = passages
    // Titles of publications stay in their own language.
    .filter((passage) => passage.language === 'en' && !passage.field.includes('publications') && isTurkish(passage))
    .map((passage) => findingIn(passage, 0, 'is not English; those who ask in English read it', 'warning'));
  const words = [...places].map(([word, [first, ...others]]) => {
    const better = speller.wrong(word)!.map((other) => JSON.stringify(other));
    const perhaps = better.length > 0 ? ` (perhaps ${better.join(' or ')})` : '';
    const message = `the word ${JSON.stringify(word)} is not known${perhaps}; fix it, or add it to ${WORD_LIST} if it is right`;
    return findingIn(first!.passage, first!.index, message + alsoIn(others), 'warning');
  });
  return [...inEnglish, ...inTurkish, ...words];
}

/** Words without which an English sentence is rare, and which Turkish does not have. */
const ENGLISH = /^(?:the|and|of|our|your|you|we|with|for|to|are|this|that|from|by|have|please|speak)$/i;

/** Tell whether a text is a sentence in English: its words would all be unknown. */
function isEnglishSentence(passage: Passage): boolean {
  const words = placedWords(parsePassage(passage).prose);
  return words.length > 2 && words.filter(({ word }) => ENGLISH.test(word)).length > words.length / 5;
}

/** Tell whether a text is in Turkish, by words that begin with no capital, as names do. */
function isTurkish(passage: Passage): boolean {
  const words = placedWords(parsePassage(passage).prose).filter(({ word }) => /^\p{Ll}/u.test(word));
  const turkish = words.filter(({ word }) => isTurkishWord(word));
  return turkish.length > 0 && turkish.length > words.length / 5;
}

function alsoIn(places: readonly Occurrence[]): string {
  if (places.length === 0) return '';
  const named = places.slice(0, MAX_PLACES).map(({ passage, index }) => `${passage.file}:${passage.at(index).line}`);
  const more = places.length > MAX_PLACES ? ` and ${places.length - MAX_PLACES} more` : '';
  return `; it is also in ${named.join(', ')}${more}`;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:[’'][\p{L}\p{M}]+)?/gu;

/** A word to be looked up in a dictionary. */
interface PlacedWord {
  /** Composed (NFC), with the typewriter's apostrophe. */
  readonly word: string;
  /** Offset in the text, in UTF-16 code units. */
  readonly index: number;
}

/** List the words of a text, without numbers and single letters. */
export const placedWords = (text: string): PlacedWord[] =>
  [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ word: word.normalize('NFC').replace('’', "'"), index }))
    .filter(({ word }) => word.length > 1 && !/\p{N}/u.test(word));
