import { lint } from '../build/lint.ts';
import { contentOf, type Content } from '../build/load.ts';
import { createSpeller } from '../check/dictionary.ts';
import { leftoverProblems } from '../check/leftovers.ts';
import { passagesOf } from '../check/passages.ts';
import { isReserved } from '../check/sample.ts';
import { readWordList } from '../check/wordList.ts';
import { placedWords } from '../check/placedWords.ts';
import type { Problem } from '../entries/problem.ts';
import type { SourceFile } from '../entries/source.ts';
import { baseForm } from './baseForm.ts';
import type { Draft } from './draft.ts';

/** What the check says of drafts. */
export interface Verdict {
  readonly problems: readonly Problem[];
  /** Words that nobody knows, in their base form where that explains them. */
  readonly unknown: readonly { readonly file: string; readonly field: string; readonly word: string }[];
}

/** Judges drafts by what `npm run check` would say of the content with them in it. Takes milliseconds. */
export type DraftCheck = (drafts: readonly Draft[]) => Promise<Verdict>;

export async function createDraftCheck(folder: string, content: Content): Promise<DraftCheck> {
  const listed = readWordList(folder);
  const speller = await createSpeller(listed);
  const linted = new WeakMap<SourceFile, ReturnType<typeof lint>>();
  const once: typeof lint = (file, ...numbers) => {
    if (!linted.has(file)) linted.set(file, lint(file, ...numbers));
    return linted.get(file)!;
  };
  const key = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;
  const before = new Set(content.problems.map(key));

  return async (drafts) => {
    const files = drafts.map(({ file, text }) => ({ name: file, text }));
    const others = content.files.filter(({ name }) => !files.some((file) => file.name === name));
    const all = [...others, ...files].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const { entries, problems } = contentOf(all, { lint: once });
    const passages = files.flatMap(passagesOf);
    const real = entries && !isReserved(entries.singles['practice.yaml'].url);
    const unknown = passages
      .filter(({ language }) => language === 'tr')
      .flatMap(({ file, field, text }) => placedWords(text).map(({ word }) => ({ file, field, word })))
      .filter(({ word }) => speller.wrong(word));
    const bases = unknown.map(({ word }) => baseForm(word));
    const explained = await createSpeller({ ...listed, words: new Set([...listed.words, ...bases]) });
    return {
      problems: [...problems, ...(real ? passages.flatMap(leftoverProblems) : [])].filter(
        (one) => !before.has(key(one)),
      ),
      unknown: unknown.map((one) => (explained.wrong(one.word) ? one : { ...one, word: baseForm(one.word) })),
    };
  };
}
