import type { Entries } from '../entries/entries.ts';
import { fieldName, type Problem } from '../entries/problem.ts';
import { locate, type SourceFile } from '../entries/source.ts';
import { foldTurkish } from '../site/fold.ts';

/** A way in which a patient asks, and the entry that answers it. */
interface Way {
  readonly key: string;
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** Every way of asking that the content names: questions and phrasings of the FAQ and of answers/entries.yaml. */
function ways(entries: Entries): Way[] {
  const of = (file: string, list: string, items: readonly { key: string; question: string; phrasings: string[] }[]) =>
    items.flatMap(({ key, question, phrasings }, at): Way[] => [
      { key, file, path: [list, at, 'question'], text: question },
      ...phrasings.map((text, index) => ({ key, file, path: [list, at, 'phrasings', index], text })),
    ]);
  const curated = entries.singles['answers/entries.yaml'];
  return [
    ...entries.faq.flatMap(({ file, questions }) => of(file, 'questions', questions)),
    ...of(curated.file, 'entries', curated.entries),
  ];
}

const asked = (text: string) =>
  foldTurkish(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** Ways of asking that two entries claim: nobody can tell which of them answers. */
export function questionWarnings(entries: Entries, sourceOf: (name: string) => SourceFile | undefined): Problem[] {
  const first = new Map<string, Way>();
  return ways(entries).flatMap((way): Problem[] => {
    const other = first.get(asked(way.text));
    if (!other) first.set(asked(way.text), way);
    if (!other || other.key === way.key) return [];
    const source = sourceOf(way.file);
    const position = source ? locate(source, way.path) : { line: 1, column: 1 };
    const message = `"${other.key}" in ${other.file} is asked in the same words; give each its own, or join the two`;
    return [{ severity: 'warning', file: way.file, ...position, field: fieldName(way.path), message }];
  });
}
