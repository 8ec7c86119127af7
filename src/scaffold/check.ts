import { contentOf, type Content } from '../build/load.ts';
import { createSpeller } from '../check/dictionary.ts';
import { leftoverProblems } from '../check/leftovers.ts';
import { passagesOf } from '../check/passages.ts';
import { placedWords } from '../check/placedWords.ts';
import { isReserved } from '../check/sample.ts';
import { readWordList } from '../check/wordList.ts';
import type { Problem } from '../entries/problem.ts';
import { baseForm } from './baseForm.ts';
import type { Draft } from './write.ts';

/** What `npm run check` would say of drafts in the content, and had not to say before. */
export function problemsOf(drafts: readonly Draft[], content: Content): Problem[] {
  const files = drafts.map(({ file, text }) => ({ name: file, text }));
  const others = content.files.filter(({ name }) => !files.some((file) => file.name === name));
  const { entries, problems } = contentOf([...others, ...files].toSorted((a, b) => (a.name < b.name ? -1 : 1)));
  const real = entries && !isReserved(entries.singles['practice.yaml'].url);
  const key = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;
  const before = new Set(content.problems.map(key));
  const leftovers = real ? files.flatMap(passagesOf).flatMap(leftoverProblems) : [];
  return [...problems, ...leftovers].filter((problem) => !before.has(key(problem)));
}

/** The Turkish dictionary with the word list of a practice, to which right words can be added. */
export async function openWordList(folder: string) {
  const listed = readWordList(folder);
  const added: string[] = [];
  const spellerWith = (words: readonly string[]) =>
    createSpeller({ ...listed, words: new Set([...listed.words, ...words]) });
  let speller = await spellerWith([]);
  return {
    added,
    /** The words of drafts that nobody knows, with their places. */
    unknownIn: (drafts: readonly Draft[]) =>
      drafts
        .flatMap(({ file, text }) => passagesOf({ name: file, text }))
        .filter(({ language }) => language === 'tr')
        .flatMap(({ file, field, text }) => placedWords(text).map(({ word }) => ({ file, field, word })))
        .filter(({ word }) => speller.wrong(word)),
    /** Adds words that are not known yet; in their base form, where that explains them. */
    async add(words: readonly string[]): Promise<void> {
      const unknown = words.filter((word) => speller.wrong(word));
      const explained = await spellerWith([...added, ...unknown.map(baseForm)]);
      added.push(...new Set(unknown.map((word) => (explained.wrong(word) ? word : baseForm(word)))));
      speller = await spellerWith(added);
    },
  };
}
