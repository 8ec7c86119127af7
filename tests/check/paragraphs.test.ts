import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Problem } from '../../src/entries/problem.ts';

const SENTENCE = 'Bu yanıt uzundur.';
const sentences = (count: number): string => Array.from({ length: count }, () => SENTENCE).join(' ');
const entry = (key: string, answer: string, more = ''): string =>
  `  - key: ${key}\n    question: Balkonda ${key} var mı?\n    answer: >-\n      ${answer}\n${more}`;

it('warns of an answer that is one long block, of no other, and says where it begins and what to write', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'paragraphs-')), 'content');
  cpSync('content', folder, { recursive: true });
  const change = (name: string, list: string, added: string) => {
    const text = readFileSync(join(folder, name), 'utf8').replace(`\n${list}:\n`, `\n${list}:\n${added}`);
    writeFileSync(join(folder, name), text);
    return text.split('\n').findIndex((line) => line.includes(SENTENCE)) + 1;
  };
  try {
    const line = change(
      'faq/apikal-cerrahi.yaml',
      'questions',
      entry('araba', sentences(30)) +
        entry('masa', sentences(20)) +
        entry('lamba', `${SENTENCE}\n\n      ${sentences(30)}`),
    );
    const other = change('answers/entries.yaml', 'entries', entry('kapak', sentences(30), '    page: pages/home\n'));
    const run = spawnSync(process.execPath, ['scripts/check.ts', '--today', '2026-12-31', '--format', 'json', folder], {
      encoding: 'utf8',
    });
    const { problems } = JSON.parse(run.stdout) as { problems: Problem[] };
    const blocks = problems.filter(({ message }) => message.includes('one block'));
    expect(blocks).toEqual([
      {
        severity: 'warning',
        file: `${folder}/answers/entries.yaml`,
        line: other,
        column: 7,
        field: 'entries[0].answer',
        message: expect.stringMatching(/^is one block of 539 characters; begin with the short answer .* an empty line/),
      },
      expect.objectContaining({ file: `${folder}/faq/apikal-cerrahi.yaml`, line, field: 'questions[0].answer' }),
    ]);
    expect(run.status).toBe(0);
  } finally {
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
});
