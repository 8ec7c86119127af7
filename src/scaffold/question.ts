import { isMap, isSeq, parseDocument } from 'yaml';
import type { Content } from '../build/load.ts';
import { list, text, type Answers } from './ask.ts';
import { slugOf, yaml, type Draft } from './draft.ts';

/**
 * An FAQ category with one question more, at the end of its list. All else in the file, comments and line breaks
 * included, stays as it is: who adds a question has not reviewed the others.
 */
export function withQuestion(answers: Answers, { files }: Content): Draft {
  const file = `faq/${text(answers, 'category')}.yaml`;
  const before = files.find(({ name }) => name === file)?.text ?? '';
  const contents = parseDocument(before).contents;
  const questions = isMap(contents) ? contents.get('questions') : undefined;
  if (!isMap(contents) || !isSeq(questions) || questions.items.length === 0)
    throw new Error(`${file} has no list of questions to add to; run "npm run check" and fix it first.`);

  const range = (node: unknown) => (node as { range: [number, number, number] }).range;
  const first = range(questions.items[0])[0];
  const indent = before.slice(before.lastIndexOf('\n', first) + 1, first).replace('-', ' ').length - 2;
  const end = before.slice(0, range(questions.items.at(-1))[1]).trimEnd().length;
  const spaced = /\n\s*\n\s*-/.test(before.slice(range(questions)[0], end)) ? '\n\n' : '\n';
  const added = yaml([questionOf(answers)])
    .trimEnd()
    .replaceAll(/^(?=.)/gm, ' '.repeat(Math.max(0, indent)));
  const rest = before.slice(end) || '\n';
  return { file, before, text: before.slice(0, end) + spaced + added + rest };
}

function questionOf(answers: Answers) {
  const phrasings = list(answers, 'phrasings');
  const link = text(answers, 'link.to');
  const question = text(answers, 'question');
  return {
    key: text(answers, 'key') || slugOf(question),
    question,
    answer: text(answers, 'answer'),
    ...(link && { link: { to: link, label: text(answers, 'link.label') || question } }),
    ...(phrasings.length > 0 && { phrasings }),
  };
}
