import { contentWith, parseEntries, SMALL } from '../../content/folder.ts';
import { contentOf } from '../../load.ts';

export const FILE = 'faq/egzersiz.yaml';

export interface Question {
  readonly key: string;
  readonly question: string;
  readonly phrasings?: readonly string[];
}

/** The small practice of the tests with these questions before all others of `FILE`. */
export function withQuestions(...questions: readonly Question[]) {
  const written = questions.map(
    ({ key, question, phrasings = [] }) =>
      `  - key: ${key}\n    question: ${question}\n    answer: Evet.\n    phrasings: [${phrasings.join(', ')}]\n`,
  );
  const ask = (text: string) => text.replace('\nquestions:\n', `\nquestions:\n${written.join('')}`);
  const files = contentWith({ [FILE]: ask }, SMALL);
  const lines = files.find(({ name }) => name === FILE)!.text.split('\n');
  return {
    files,
    entries: parseEntries(files).entries!,
    site: () => contentOf(files).site!,
    lineOf: (words: string) => lines.findIndex((line) => line.includes(words)) + 1,
  };
}
