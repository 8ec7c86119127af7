import { createSpeller } from '../check/dictionary.ts';
import { textsWrong } from '../check/everything.ts';
import { figureProblems } from '../check/figures.ts';
import type { Passage } from '../check/passage.ts';
import { telephoneProblems } from '../check/telephone.ts';
import { parseWordList, readWordList } from '../check/wordList.ts';
import { wordsOf } from '../check/words.ts';
import { explain } from '../entries/explain.ts';
import type { Problem } from '../entries/problem.ts';
import { contentOf, type Content } from '../build/load.ts';
import type { Ask } from './ask.ts';
import { baseForm } from './baseForm.ts';
import type { Draft } from './draft.ts';

/** Judges answers as they are given, and the drafts that come of them. */
export interface Verdict {
  /** What is wrong with one value, a sentence each. */
  faults(ask: Ask, value: string): string[];
  /** Base forms of the words of a value that nobody knows yet, `words` being right. */
  unknown(ask: Ask, value: string, words: readonly string[]): string[];
  /** What `npm run check` will say of the content with the drafts in it, as far as they are to blame. */
  problems(drafts: readonly Draft[], words: readonly string[]): Promise<Problem[]>;
}

export async function createVerdict(folder: string, content: Content, today: string): Promise<Verdict> {
  const listed = readWordList(folder);
  const speller = await createSpeller(listed);
  const practice = content.entries?.singles['practice.yaml'];
  const own = practice ? [practice.phone.e164, practice.booking.whatsapp ?? ''] : [];
  return {
    faults({ schema, prose, name }, value) {
      const issues = schema.safeParse(value).error?.issues.map((issue) => explain(issue, value)) ?? [];
      if (!prose) return issues;
      const at = () => ({ line: 1, column: 1 });
      const passage: Passage = { file: '', field: name, text: value, language: 'tr', kind: 'field', at };
      const said = [...figureProblems(passage), ...(practice ? telephoneProblems(passage, own) : [])];
      return [...issues, ...said.map(({ message }) => message)];
    },
    unknown({ prose }, value, words) {
      if (!prose) return [];
      const unknown = wordsOf(value).map(({ word }) => word);
      const bases = unknown.filter((word) => speller.wrong(word)).map(baseForm);
      return [...new Set(bases)].filter((word) => !words.includes(word));
    },
    async problems(drafts, words) {
      const written = new Map(drafts.map(({ file, text }) => [file, text]));
      const files = [
        ...content.files.filter(({ name }) => !written.has(name)),
        ...drafts.map(({ file, text }) => ({ name: file, text })),
      ].toSorted((a, b) => (a.name < b.name ? -1 : 1));
      const more = parseWordList(words.join('\n'));
      const known = { ...listed, words: new Set([...listed.words, ...more.words]) };
      const before = new Set(content.problems.map(key));
      const all = await textsWrong(contentOf(files), known, today);
      return all.filter(
        (problem) => problem.severity === 'error' && (written.has(problem.file) || !before.has(key(problem))),
      );
    },
  };
}

const key = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;
