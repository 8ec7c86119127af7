import { isMap, isSeq, parseDocument } from 'yaml';
import { yaml } from './write.ts';

/**
 * The text of an FAQ category with one question more, at the end of its list. All else in the file, comments and line
 * breaks included, stays as it is: who adds a question has not reviewed the others.
 */
export function withQuestion(file: string, before: string, question: object): string {
  const contents = parseDocument(before).contents;
  const questions = isMap(contents) ? contents.get('questions') : undefined;
  if (!isSeq(questions) || questions.items.length === 0)
    throw new Error(`${file} has no list of questions to add to; run "npm run check" and fix it first.`);

  const ranges = questions.items.map((item) => (item as { range: [number, number, number] }).range);
  const first = ranges[0]![0];
  const indent = first - before.lastIndexOf('\n', first) - 3;
  const end = before.slice(0, ranges.at(-1)![1]).trimEnd().length;
  const spaced = /\n\s*\n\s*-/.test(before.slice(first, end)) ? '\n\n' : '\n';
  const added = yaml([question])
    .trimEnd()
    .replaceAll(/^(?=.)/gm, ' '.repeat(indent));
  return before.slice(0, end) + spaced + added + (before.slice(end) || '\n');
}
