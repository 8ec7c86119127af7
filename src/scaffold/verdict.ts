import { createSpeller, type Speller } from '../check/dictionary.ts';
import { everythingWrong } from '../check/everything.ts';
import { figureProblems } from '../check/figures.ts';
import type { Passage } from '../check/passage.ts';
import { telephoneProblems } from '../check/telephone.ts';
import { parseWordList, readWordList } from '../check/wordList.ts';
import { wordsOf } from '../check/words.ts';
import { explain } from '../entries/explain.ts';
import type { Problem } from '../entries/problem.ts';
import { contentOf, type Content } from '../build/load.ts';
import type { Part } from './ask.ts';
import type { Draft } from './draft.ts';

/** Judges answers as they are given, and the drafts that come of them. */
export interface Verdict {
  /** What is wrong with one value, a sentence each; nothing where it will do. */
  faults(part: Part, value: string): string[];
  /** Words of a value that nobody knows yet. */
  unknown(part: Part, value: string): string[];
  /** What `npm run check` will say of the content with the drafts in it, as far as they are to blame. */
  problems(drafts: readonly Draft[], words: readonly string[]): Promise<Problem[]>;
}

export async function createVerdict(folder: string, content: Content, today: string): Promise<Verdict> {
  const listed = readWordList(folder);
  const speller: Speller = await createSpeller(listed);
  const practice = content.entries?.singles['practice.yaml'];
  const own = practice ? [practice.phone.e164, practice.booking.whatsapp ?? ''] : [];
  return {
    faults({ form, prose, name }, value) {
      const { error } = form.safeParse(value);
      const issues = error?.issues.map((issue) => explain(issue, value)) ?? [];
      if (!prose) return issues;
      const passage: Passage = {
        file: '',
        field: name,
        text: value,
        language: 'tr',
        kind: 'field',
        at: () => ({ line: 1, column: 1 }),
      };
      return [
        ...issues,
        ...[...figureProblems(passage), ...telephoneProblems(passage, own)].map(({ message }) => message),
      ];
    },
    unknown: ({ prose }, value) =>
      prose ? [...new Set(wordsOf(value).map(({ word }) => word))].filter((word) => speller.wrong(word)) : [],
    async problems(drafts, words) {
      const written = new Map(drafts.map(({ file, text }) => [file, text]));
      const files = [
        ...content.files.filter(({ name }) => !written.has(name)),
        ...drafts.map(({ file, text }) => ({ name: file, text })),
      ].toSorted((a, b) => (a.name < b.name ? -1 : 1));
      const more = parseWordList(words.join('\n'));
      const known = { ...listed, words: new Set([...listed.words, ...more.words]) };
      const before = new Set(content.problems.map(key));
      const all = await everythingWrong(contentOf(files), known, today);
      return all.filter(
        (problem) => written.has(problem.file) || (problem.severity === 'error' && !before.has(key(problem))),
      );
    },
  };
}

const key = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;
