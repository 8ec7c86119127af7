import { expect, it } from 'vitest';
import { questionOrderWarnings } from '#check/questions/questionOrder.ts';
import { contentWith, parseEntries, SMALL } from '../../content/folder.ts';

const FILE = 'faq/ilk-seans.yaml';
const published = new Map(contentWith({}, SMALL).map(({ name, text }) => [name, text]));
const QUESTION = '  - key: yeni-soru\n    question: Yeni soru nedir?\n    answer: Yeni yanıt.\n';

it.each([
  ['at the end', (text: string) => `${text.trimEnd()}\n${QUESTION}`, []],
  [
    'above published ones',
    (text: string) => text.replace('\nquestions:\n', `\nquestions:\n${QUESTION}`),
    [{ severity: 'warning', file: FILE, field: 'questions[0].key', message: expect.stringContaining('ilk-seans-0') }],
  ],
])('warns of a question that changes the ids of others: %s', (_, change, warnings) => {
  const files = contentWith({ [FILE]: change }, SMALL);
  const found = questionOrderWarnings(parseEntries(files).entries!, files, (name) => published.get(name));
  expect(found).toMatchObject(warnings);
});
