import { stemOf } from '../answers/terms.ts';
import type { Entries } from '../entries/entries.ts';
import type { Problem } from '../entries/problem.ts';
import { allEntries } from '../entries/references.ts';
import type { SourceFile } from '../entries/source.ts';
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

/** List the phrasings of the FAQ, of answers/entries.yaml and of pages. */
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
export function sharedPhrasingWarnings(entries: Entries, files: readonly SourceFile[]): Problem[] {
  const first = new Map<string, Phrasing>();
  return phrasingsOf(entries).flatMap((phrasing): Problem[] => {
    const { key, file, path, text } = phrasing;
    const stems = [...new Set(wordsOf(text).map(stemOf))].sort().join(' ');
    const other = first.get(stems);
    if (!other) first.set(stems, phrasing);
    // Identical texts are rejected as errors elsewhere.
    if (!other || other.key === key || other.text === text) return [];
    const message = `${describePhrasing(other, files)} asks in the same words but has another answer; give each a word of its own, or merge the two entries`;
    return [problemOfField(files, file, path, message, 'warning')];
  });
}

/** Name a phrasing in a message by its text and place. */
export function describePhrasing({ file, path, text }: Phrasing, files: readonly SourceFile[]): string {
  const { line } = problemOfField(files, file, path, '');
  return `${JSON.stringify(text)} (${file}:${line})`;
}
