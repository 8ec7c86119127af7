import { isMap, isSeq, parseDocument } from 'yaml';
import { yaml } from './write.ts';

/** Append a question to the text of an FAQ category, and leave everything else in the file as it is, comments included. */
export function appendQuestion(file: string, before: string, question: object): string {
  const contents = parseDocument(before).contents;
  const questions = isMap(contents) ? contents.get('questions') : undefined;
  if (!isSeq(questions) || questions.items.length === 0)
    throw new Error(`${file} has no list of questions to add to; run "npm run check" and fix it first.`);

  const ranges = questions.items.map((item) => (item as { range: [number, number, number] }).range);
  const first = ranges[0]![0];
  const indent = first - before.lastIndexOf('\n', first) - 3;
  const end = before.slice(0, ranges.at(-1)![1]).trimEnd().length;
  const separator = /\n\s*\n\s*-/.test(before.slice(first, end)) ? '\n\n' : '\n';
  const added = yaml([question])
    .trimEnd()
    .replaceAll(/^(?=.)/gm, ' '.repeat(indent));
  return before.slice(0, end) + separator + added + (before.slice(end) || '\n');
}
