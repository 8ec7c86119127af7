import { join } from 'node:path';
import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { practices } from './practices.ts';

/**
 * A label that says what to ask at a number (`help`, `while-closed`) may be on two lines; its number stays with the
 * word before it.
 */
const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: { 'tel-non-breaking': ['error', { ignoreClasses: ['nobreak', 'help', 'while-closed'] }] },
};
const validator = new HtmlValidate(new FileSystemConfigLoader(RULES));

describe.each(practices)('the HTML of the $name practice', (practice) => {
  const files = practice.made().filter((file) => /^(?!\/admin\/).*\.html$/.test(file));

  it('is valid and accessible as far as its text tells', async () => {
    const reports = files.map(async (file) => {
      const { results } = await validator.validateFile(join(practice.folder, 'dist', file));
      return results.flatMap(({ messages }) =>
        messages.map(({ line, column, ruleId, message }) => `${file}:${line}:${column} ${ruleId}: ${message}`),
      );
    });
    expect((await Promise.all(reports)).flat()).toEqual([]);
  });
});
