import type { Entries } from '../entries/entries.ts';
import { fieldName, type Problem } from '../entries/problem.ts';
import { allEntries } from '../entries/references.ts';
import { locate, type SourceFile } from '../entries/source.ts';

/** A way in which a patient asks, and the entry that answers it. */
export interface Way {
  /** Of a question its key, of a page its reference. */
  readonly key: string;
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** Finds a content file by its place below the content folder. */
export type SourceOf = (name: string) => SourceFile | undefined;

/**
 * Every way of asking that the content names, those of an entry one after the other: questions and phrasings of the
 * FAQ and of answers/entries.yaml, and what pages say they answer.
 */
export function waysOf(entries: Entries): Way[] {
  const of = (file: string, list: string, items: readonly { key: string; question: string; phrasings: string[] }[]) =>
    items.flatMap(({ key, question, phrasings }, at): Way[] => [
      { key, file, path: [list, at, 'question'], text: question },
      ...phrasings.map((text, index) => ({ key, file, path: [list, at, 'phrasings', index], text })),
    ]);
  const curated = entries.singles['answers/entries.yaml'];
  return [
    ...entries.faq.flatMap(({ file, questions }) => of(file, 'questions', questions)),
    ...of(curated.file, 'entries', curated.entries),
    ...allEntries(entries).flatMap(({ ref, file, answers = [] }) =>
      answers.map((text, index): Way => ({ key: ref, file, path: ['answers', index], text })),
    ),
  ];
}

const positionOf = ({ file, path }: Way, sourceOf: SourceOf) => {
  const source = sourceOf(file);
  return source ? locate(source, path) : { line: 1, column: 1 };
};

/** A warning at the place of a way of asking. */
export const warningAt = (way: Way, sourceOf: SourceOf, message: string): Problem => ({
  severity: 'warning',
  file: way.file,
  ...positionOf(way, sourceOf),
  field: fieldName(way.path),
  message,
});

/** How a message names an entry that is somewhere else: by its question and where that is. */
export const named = (way: Way, sourceOf: SourceOf): string =>
  `${JSON.stringify(way.text)} (${way.file}:${positionOf(way, sourceOf).line})`;
