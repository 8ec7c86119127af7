import { stemOf } from '../answers/terms.ts';
import type { Entries } from '../entries/entries.ts';
import type { Problem } from '../entries/problem.ts';
import { allEntries } from '../entries/references.ts';
import { locate, type SourceFile } from '../entries/source.ts';
import { wordsOf } from '../turkish/tokenise.ts';
import { problemOfField } from './passages.ts';

/** A question as a patient may phrase it, and the entry that answers it. */
export interface Phrasing {
  /** The key of a question, or the reference of a page. */
  readonly key: string;
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** Get a content file by its path below the content folder. */
export type SourceOf = (name: string) => SourceFile | undefined;

/** List the phrasings of the FAQ, of answers/entries.yaml and of pages, entry by entry. */
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

/** Warn about phrasings that two entries share, apart from the order and endings of their words. */
export function sharedPhrasingWarnings(entries: Entries, sourceOf: SourceOf): Problem[] {
  const first = new Map<string, Phrasing>();
  return phrasingsOf(entries).flatMap((phrasing): Problem[] => {
    const stems = stemsIn(phrasing.text);
    const other = first.get(stems);
    if (!other) first.set(stems, phrasing);
    // Identical texts are rejected as errors elsewhere.
    if (!other || other.key === phrasing.key || other.text === phrasing.text) return [];
    const message = `${describePhrasing(other, sourceOf)} asks in the same words for another answer; give each a word that only it has, or make one entry of the two`;
    return [warningAt(phrasing, sourceOf, message)];
  });
}

const stemsIn = (text: string) => [...new Set(wordsOf(text).map(stemOf))].sort().join(' ');

/** Warn at a phrasing. */
export const warningAt = ({ file, path }: Phrasing, sourceOf: SourceOf, message: string): Problem =>
  problemOfField(file, sourceOf(file), path, message, 'warning');

/** Name a phrasing in a message by its text and place. */
export function describePhrasing({ file, path, text }: Phrasing, sourceOf: SourceOf): string {
  const source = sourceOf(file);
  return `${JSON.stringify(text)} (${file}:${source ? locate(source, path).line : 1})`;
}
