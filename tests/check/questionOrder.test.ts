import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderWarnings } from '#check/questionOrder.ts';
import { publishedIn } from '../../scripts/check/published.ts';
import { loadContent } from '../load.ts';

const work = mkdtempSync(join(tmpdir(), 'order-'));
const content = join(work, 'klinik');
const git = (...args: string[]) =>
  spawnSync('git', ['-C', work, '-c', 'user.name=Test', '-c', 'user.email=test@klinik.example', ...args]);
const commit = () => {
  git('add', '--all');
  git('commit', '--message', 'Edit');
};
const file = join(content, 'faq/ilk-seans.yaml');
let original: string;

beforeAll(() => {
  cpSync('tests/fixtures/practice', content, { recursive: true });
  original = readFileSync(file, 'utf8');
  git('init');
  commit();
});
afterAll(() => rmSync(work, { recursive: true }));

const QUESTION = '  - key: yeni-soru\n    question: Yeni soru nedir?\n    answer: Yeni yanıt.\n';
const atTheTop = (text: string) => text.replace(/\nquestions:\n/, `\nquestions:\n${QUESTION}`);
const atTheEnd = (text: string) => `${text.trimEnd()}\n${QUESTION}`;

function warnings(text: string): string[] {
  writeFileSync(file, text);
  const { entries, files } = loadContent(content);
  return orderWarnings(entries!, files, publishedIn(content)).map(
    (one) => `${one.severity} ${one.file} ${one.field} ${one.message}`,
  );
}

it('warns of a question above published ones, before and after it is committed, and of none at the end', () => {
  expect(warnings(original)).toEqual([]);
  expect(warnings(atTheEnd(original))).toEqual([]);
  const moved = [
    expect.stringMatching(/^warning faq\/ilk-seans\.yaml questions\[0\]\.key ".*" was published here: ilk-seans-0/),
  ];
  expect(warnings(atTheTop(original))).toEqual(moved);
  commit();
  expect(warnings(atTheTop(original))).toEqual(moved);
  writeFileSync(join(content, 'spelling.txt'), '');
  commit();
  expect(warnings(atTheTop(original))).toEqual([]);
});

it('knows nothing of a folder without git', () => {
  expect(publishedIn(tmpdir())('faq/ilk-seans.yaml')).toBeUndefined();
});
