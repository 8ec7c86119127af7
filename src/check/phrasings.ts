import type { Entries } from '../entries/entries.ts';
import { fieldName, type Problem } from '../entries/problem.ts';
import { allEntries } from '../entries/references.ts';
import { locate, type SourceFile } from '../entries/source.ts';

/** A question as a patient may phrase it, and the entry that answers it. */
export interface Phrasing {
  /** Of a question its key, of a page its reference. */
  readonly key: string;
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** Finds a content file by its place below the content folder. */
export type SourceOf = (name: string) => SourceFile | undefined;

/**
 * Every phrasing in the content, grouped by entry: questions and phrasings of the
 * FAQ and of answers/entries.yaml, and what pages say they answer.
 */
export function phrasingsOf(entries: Entries): Phrasing[] {
  const of = (file: string, list: string, items: readonly { key: string; question: string; phrasings: string[] }[]) =>
    items.flatMap(({ key, question, phrasings }, at): Phrasing[] => [
      { key, file, path: [list, at, 'question'], text: question },
      ...phrasings.map((text, index) => ({ key, file, path: [list, at, 'phrasings', index], text })),
    ]);
  const curated = entries.singles['answers/entries.yaml'];
  return [
    ...entries.faq.flatMap(({ file, questions }) => of(file, 'questions', questions)),
    ...of(curated.file, 'entries', curated.entries),
    ...allEntries(entries).flatMap(({ ref, file, answers = [] }) =>
      answers.map((text, index): Phrasing => ({ key: ref, file, path: ['answers', index], text })),
    ),
  ];
}

const positionOf = ({ file, path }: Phrasing, sourceOf: SourceOf) => {
  const source = sourceOf(file);
  return source ? locate(source, path) : { line: 1, column: 1 };
};

/** A warning at the place of a phrasing. */
export const warningAt = (phrasing: Phrasing, sourceOf: SourceOf, message: string): Problem => ({
  severity: 'warning',
  file: phrasing.file,
  ...positionOf(phrasing, sourceOf),
  field: fieldName(phrasing.path),
  message,
});

/** How a message names an entry that is somewhere else: by its question and where that is. */
export const describePhrasing = (phrasing: Phrasing, sourceOf: SourceOf): string =>
  `${JSON.stringify(phrasing.text)} (${phrasing.file}:${positionOf(phrasing, sourceOf).line})`;
