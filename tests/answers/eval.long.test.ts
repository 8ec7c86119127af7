import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { newFolder } from '../newFolder.ts';

/** What editors of their own practice run: `npm run answers:eval`, with a file of questions or without. */
const evaluate = (args: readonly string[] = [], content = 'tests/fixtures/practice') =>
  spawnSync(process.execPath, ['scripts/answers/eval.ts', ...args], {
    env: { ...process.env, CONTENT_DIR: content },
    encoding: 'utf8',
  });

let folder: string;
beforeAll(() => void (folder = newFolder()));

function withQuestions(yaml: string) {
  const file = join(folder, 'mine.yaml');
  writeFileSync(file, yaml);
  return { file, ...evaluate(['--questions', file]) };
}

it('without a file asks what the content itself names, and says what to write next', () => {
  const { status, stdout } = evaluate();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^word for word +\d+ +100 +100 +100 +0/m);
  expect(stdout).toMatch(/^each phrasing left out once +\d+/m);
  expect(stdout).toMatch(/^ {2}[\w/-]+: (?:no phrasings yet|\d+ % answered)/m);
  expect(stdout).not.toMatch(/undefined|NaN/);
});

it('asks questions from a file, and says which were answered wrongly', () => {
  const { status, stdout } = withQuestions(
    'questions:\n  - { text: masaj var mı, labels: [agri-olursa] }\n  - { text: bugün hava nasıl, labels: [] }\n',
  );
  expect(status).toBe(0);
  expect(stdout).toMatch(/^mine\.yaml +1 +0 +\d+ +0 +100 +1 +0/m);
  expect(stdout).toMatch(/Answered, and wrongly:\n {2}[\d.]+ yapilmayanlar: masaj var mı/);
});

it('prints no sentence of a held-out set', () => {
  const { status, stdout } = evaluate(['--questions', 'tests/answers/heldOut/sample.yaml'], 'content');
  expect(status).toBe(0);
  expect(stdout).not.toContain('wrongly:');
});

it.each([
  [
    'a key that no entry has',
    'questions:\n  - text: bir\n    labels: [agri-olur]\n',
    ':3:14  questions[0].labels[0]  no entry has the key "agri-olur"; did you mean "agri-olursa"?',
  ],
  ['another field', 'sorular: []\n', ':1:1  sorular  is not a field'],
  ['broken YAML', 'questions:\n  - text: "bir\n', 'this is not valid YAML'],
])('says where it found %s, and measures nothing', (_, yaml, says) => {
  const { status, stdout, stderr, file } = withQuestions(yaml);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain(file);
  expect(stderr).toContain(says);
  expect(stderr).not.toMatch(/^\s+at /m);
});
