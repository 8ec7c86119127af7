import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { QUESTION_LENGTH } from '#api/questionLength.ts';
import { files } from '../imports.ts';

it('only questionLength.ts writes how long a question may be', () => {
  const literal = new RegExp(String.raw`\b${QUESTION_LENGTH.maxLength} (?:characters|karakter)|maxLength: \d`);
  const programs = files.filter((file) => /^(?:api|ask|components|edge|outputs)\//.test(file));
  expect(programs.length).toBeGreaterThan(50);
  expect(programs.filter((file) => literal.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([
    'api/questionLength.ts',
  ]);
});
