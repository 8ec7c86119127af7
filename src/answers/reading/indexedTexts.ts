import { wordsOf } from '#turkish/wordsOf.ts';
import type { StoredTexts } from '../answersIndex.ts';
import type { LanguageModel } from './languageModel.ts';
import { stemOf, termsOf } from './terms.ts';

/** A text of an entry. The words of an answer are stems. */
export interface ReadText {
  readonly words: readonly string[];
  readonly concepts: readonly number[];
  readonly terms: readonly string[];
}

/** The phrasings of an entry, its question first, and its answer. */
export interface EntryTexts {
  readonly phrasings: readonly ReadText[];
  readonly answer: ReadText;
}

/** Create the texts that the index stores for an entry with these phrasings. */
export function indexTexts(
  phrasings: readonly string[],
  { title = '', answer }: { readonly title?: string; readonly answer: string },
  { readOwn, conceptsIn }: LanguageModel,
): StoredTexts {
  const lines = phrasings.map(readOwn);
  const byPhrase = lines.map((words) => {
    const byWord = new Set(words.flatMap((word) => conceptsIn([word])));
    return conceptsIn(words).filter((concept) => !byWord.has(concept));
  });
  return {
    phrasings: lines.map((words) => words.join(' ')).join('\n'),
    concepts: [conceptsIn([...wordsOf(title), ...wordsOf(answer)]), ...byPhrase],
  };
}

/** Read the stored texts of an entry with this answer. */
export function readTexts(
  { phrasings, concepts: [ofAnswer, ...byPhrase] }: StoredTexts,
  answer: string,
  { conceptsIn }: LanguageModel,
): EntryTexts {
  const lines = phrasings.split('\n').map((line) => line.split(' '));
  const asked = new Set(lines.flat().map(stemOf));
  const onlyInAnswer = [...new Set(wordsOf(answer).map(stemOf))].filter((stem) => !asked.has(stem));
  return {
    phrasings: lines.map((words, line) =>
      indexedText(words, [...new Set([...words.flatMap((word) => conceptsIn([word])), ...byPhrase[line]!])]),
    ),
    answer: indexedText(onlyInAnswer, ofAnswer!),
  };
}

const indexedText = (words: readonly string[], concepts: readonly number[]): ReadText => ({
  words,
  concepts,
  terms: termsOf(words, concepts),
});
