import { isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml';
import type { Content } from '../build/load.ts';
import { list, text, type Answers } from './ask.ts';
import { slugOf, yaml, type Draft } from './draft.ts';

/**
 * An FAQ category with one question more, at the end of its list and dated today. All else in the file, remarks and
 * line breaks included, stays as it is.
 */
export function withQuestion(answers: Answers, { files }: Content, today: string): Draft {
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
  const reviewed = contents.get('lastReviewed', true);
  const rest = before.slice(end) || '\n';
  return { file, before, text: dated(before.slice(0, end), reviewed, today) + spaced + added + rest };
}

function questionOf(answers: Answers) {
  const phrasings = list(answers, 'phrasing');
  const link = text(answers, 'link');
  const question = text(answers, 'question');
  return {
    key: text(answers, 'key') || slugOf(question),
    question,
    answer: text(answers, 'answer'),
    ...(link && { link: { to: link, label: text(answers, 'label') || question } }),
    ...(phrasings.length > 0 && { phrasings }),
  };
}

/** `head` with the date of `reviewed` replaced, where that stands within it. */
function dated(head: string, reviewed: Scalar | undefined, today: string): string {
  if (!isScalar(reviewed) || !reviewed.range || reviewed.range[1] > head.length) return head;
  return head.slice(0, reviewed.range[0]) + today + head.slice(reviewed.range[1]);
}
