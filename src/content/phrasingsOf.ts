import type { Entries } from './entries.ts';
import { pageEntries } from './pageEntries.ts';

/** A question as a patient may phrase it, and the entry that answers it. */
export interface Phrasing {
  /** The key of a question, or the reference of a page. */
  readonly key: string;
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** List the files of questions and answers: the FAQ and answers/entries.yaml. */
export const questionLists = ({ faq, singles: { 'answers/entries.yaml': otherAnswers } }: Entries) => [
  ...faq.map(({ file, questions }) => ({ file, list: 'questions', items: questions })),
  { file: otherAnswers.file, list: 'entries', items: otherAnswers.entries },
];

/** List the phrasings of the FAQ, of answers/entries.yaml and of pages. */
export const phrasingsOf = (entries: Entries): Phrasing[] => [
  ...questionLists(entries).flatMap(({ file, list, items }) =>
    items.flatMap(({ key, question, phrasings }, at): Phrasing[] => [
      { key, file, path: [list, at, 'question'], text: question },
      ...phrasings.map((text, index) => ({ key, file, path: [list, at, 'phrasings', index], text })),
    ]),
  ),
  ...pageEntries(entries).flatMap(({ ref, file, answers = [] }) =>
    answers.map((text, index): Phrasing => ({ key: ref, file, path: ['answers', index], text })),
  ),
];
