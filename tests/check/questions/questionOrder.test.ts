import { expect, it } from 'vitest';
import { questionOrderWarnings } from '#check/questions/questionOrder.ts';
import { parseEntries } from '../../content/folder.ts';
import { loadContent } from '../../load.ts';

const FILE = 'faq/ilk-seans.yaml';
const { files } = loadContent('tests/fixtures/practice');
const published = files.find(({ name }) => name === FILE)!.text;
const QUESTION = '  - key: yeni-soru\n    question: Yeni soru nedir?\n    answer: Yeni yanıt.\n';

it.each([
  ['at the end', `${published.trimEnd()}\n${QUESTION}`, []],
  [
    'above published ones',
    published.replace('\nquestions:\n', `\nquestions:\n${QUESTION}`),
    [{ severity: 'warning', file: FILE, field: 'questions[0].key', message: expect.stringContaining('ilk-seans-0') }],
  ],
])('warns of a question that changes the ids of others: %s', (_, text, warnings) => {
  const changed = files.map((file) => (file.name === FILE ? { ...file, text } : file));
  const before = (name: string) => files.find((file) => file.name === name)?.text;
  expect(questionOrderWarnings(parseEntries(changed).entries!, changed, before)).toMatchObject(warnings);
});
