import { wordsOf } from '../turkish/tokenise.ts';
import type { IndexedTexts } from './data.ts';
import type { LanguageModel } from './language.ts';
import { stemOf } from './stems.ts';

/** A text of an entry. The words of an answer are stems. */
export interface Text {
  readonly words: readonly string[];
  readonly concepts: readonly number[];
}

/** The phrasings of an entry, its question first, and its answer. */
export interface EntryTexts {
  readonly asked: readonly Text[];
  readonly told: Text;
}

/** Create the texts that the index stores for an entry with these phrasings. */
export function indexTexts(
  asked: readonly string[],
  { title = '', answer }: { readonly title?: string; readonly answer: string },
  language: LanguageModel,
): IndexedTexts {
  const lines = asked.map(language.readOwn);
  const conceptsIn = (words: readonly string[]) => [...new Set(language.concepts(words).map(({ pattern }) => pattern))];
  const byPhrase = lines.map((words) => {
    const byWord = new Set(words.flatMap((word) => conceptsIn([word])));
    return conceptsIn(words).filter((concept) => !byWord.has(concept));
  });
  return {
    asked: lines.map((words) => words.join(' ')).join('\n'),
    concepts: [conceptsIn([...wordsOf(title), ...wordsOf(answer)]), ...byPhrase],
  };
}

/** Read the stored texts of an entry with this answer. */
export function readTexts(
  { asked, concepts }: IndexedTexts,
  answer: string,
  conceptsOf: (word: string) => readonly number[],
): EntryTexts {
  const lines = asked.split('\n').map((line, at) => {
    const words = line.split(' ');
    return { words, concepts: [...new Set([...words.flatMap(conceptsOf), ...concepts[at + 1]!])] };
  });
  const told = new Set(wordsOf(answer).map(stemOf));
  for (const { words } of lines) for (const word of words) told.delete(stemOf(word));
  return { asked: lines, told: { words: [...told], concepts: concepts[0]! } };
}
