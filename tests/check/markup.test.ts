import { describe, expect, it } from 'vitest';
import { lintTexts, UNKNOWN } from '#check/lintTexts.ts';
import { passagesOf } from '#check/passages.ts';
import type { SourceFile } from '#content/yamlSource.ts';
import { contentWith } from '../content/folder.ts';
import { readTable } from '../readTable.ts';

const TABLE = readTable<{
  readonly notTaken: readonly { readonly body: string; readonly line: number; readonly message: string }[];
  readonly fine: readonly string[];
}>('check/markup.yaml');

const found = (file: SourceFile, passages = passagesOf(file)) =>
  lintTexts(file, UNKNOWN, passages).problems.map(({ severity, line, message }) => `${severity} ${line}: ${message}`);
const inBody = (body: string) => found({ name: 'posts/x.md', text: `---\ntitle: X\n---\n${body}\n` });

describe('markup that Markdown does not take is named', () => {
  it.each(TABLE.notTaken)('$body', ({ body, line, message }) => {
    expect(inBody(body).some((one) => one.startsWith(`warning ${line}: `) && one.includes(message))).toBe(true);
  });

  it.each(TABLE.fine)('and nothing else: %s', (body) => {
    expect(inBody(body)).toEqual([]);
  });
});

describe('a field', () => {
  const fields = new Map(
    contentWith({}).flatMap((file) =>
      passagesOf(file)
        .filter(({ kind, language }) => kind === 'field' && language === 'tr')
        .map((passage) => [
          `${file.name.replace(/\/.*/, '')} ${passage.field.replaceAll(/\d+/g, '…')}`,
          { file, passage },
        ]),
    ),
  );

  it.each([...fields])('shows Markdown, or says that it takes none: %s', (name, { file, passage }) => {
    for (const text of ['Bizi **arayın**.', 'Bizi [arayın](/iletisim).', 'Bizi `arayın`.']) {
      const taken = /(?:answer|relief)$/.test(name);
      const refused = found(file, [{ ...passage, text }]).filter((one) => one.includes('this field takes no Markdown'));
      expect(refused).toHaveLength(taken ? 0 : 1);
    }
  });
});
