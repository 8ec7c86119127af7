import { describe, expect, it } from 'vitest';
import { checkTexts, UNKNOWN_PRACTICE } from '#check/checkTexts.ts';
import { passagesOf } from '#check/passages.ts';
import { markdownFindings } from '#check/texts/markdown.ts';
import type { ContentFile } from '#content/yamlSource.ts';
import { contentWith } from '../../content/folder.ts';
import { readTable } from '../../readTable.ts';

const findingsOf = (body: string) =>
  passagesOf({ name: 'posts/x.md', text: `---\ntitle: X\n---\n${body}` })
    .filter(({ kind }) => kind === 'body')
    .flatMap(markdownFindings);

describe('markup', () => {
  it('rejects raw HTML, but nothing that only looks like it', () => {
    for (const body of [
      ...['<b>x</b>', 'a <img src=x> b', '<!-- x -->', '<script>\nx\n</script>', '- a\n  - <i>x</i>'],
      ...['</main><p>', 'a </b> b'],
    ])
      expect(findingsOf(body)).toMatchObject([{ severity: 'error', message: expect.stringMatching(/raw HTML/) }]);
    for (const body of ['a < b ve b > a', '`<b>`', '```\n<b>\n```', '\\<b\\>', '<https://kamu.example>', '3 <5'])
      expect([body, findingsOf(body)]).toEqual([body, []]);
  });

  it('rejects links that run scripts, or lead to another host without a scheme', () => {
    for (const body of [
      '[x](javascript:alert)',
      '[x](JavaScript:alert)',
      '[x](data:text/html,x)',
      '[x](vbscript:x)',
      '[x](<java\tscript:x>)',
      '[x](file:///etc)',
      '[x][y]\n\n[y]: javascript:alert',
      '[x](//baska.example)',
      '[x](</\t/baska.example>)',
      '[x](https:/iletisim)',
      '[x](https://)',
      '[x](http://[)',
      '[x](mailto:)',
      '[x](tel:)',
      '[x](<\\\\iletisim>)',
    ])
      expect(findingsOf(body), body).toMatchObject([{ severity: 'error', line: 4, column: 1 }]);
    for (const body of ['[x](https://a.example)', '[x](mailto:a@b.example)', '[x](tel:112)', '[x](/a:b)', '[x](#a)'])
      expect([body, findingsOf(body)]).toEqual([body, []]);
  });

  it('rejects what git leaves where two versions differ', () => {
    expect(findingsOf('Bir\n\n<<<<<<< HEAD\nİki\n=======\nÜç\n>>>>>>> main\n')).toMatchObject([
      { severity: 'error', line: 6, column: 1, message: expect.stringMatching(/conflict between two versions/) },
    ]);
    expect(findingsOf('Başlık\n=======\n\n> > Alıntı')).not.toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(/conflict/) }),
    );
  });

  it('warns once about a skipped level', () => {
    expect(findingsOf('#### Dört\n\n## İki\n\n### Üç\n\n## İki')).toMatchObject([{ severity: 'warning', line: 4 }]);
  });

  it('locates findings in lists, quotations and tables', () => {
    const body =
      '- bir\n  iki\n  - üç\n    ![](/x.svg)\n\n> dört\n> ![](/x.svg)\n\n| a | b |\n| - | - |\n| c | ![](/x.svg) |';
    expect(findingsOf(body).map(({ line, column }) => [line, column])).toEqual([
      [7, 5],
      [10, 3],
      [14, 7],
    ]);
  });
});

const TABLE = readTable<{ notTaken: { body: string; line: number; message: string }[]; fine: string[] }>(
  'check/texts/markdown.yaml',
);

const found = (file: ContentFile, passages = passagesOf(file)) =>
  checkTexts(file, UNKNOWN_PRACTICE, passages).findings.map(
    ({ severity, line, message }) => `${severity} ${line}: ${message}`,
  );
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
