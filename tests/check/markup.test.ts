import { describe, expect, it } from 'vitest';
import { lintTexts, UNKNOWN } from '#check/lintTexts.ts';
import { passagesOf } from '#check/passages.ts';
import type { SourceFile } from '#content/source.ts';
import { contentWith } from '../content/folder.ts';

const found = (file: SourceFile, passages = passagesOf(file)) =>
  lintTexts(file, UNKNOWN, passages).problems.map(({ severity, line, message }) => `${severity} ${line}: ${message}`);
const inBody = (body: string) => found({ name: 'posts/x.md', text: `---\ntitle: X\n---\n${body}\n` });

describe('markup that Markdown does not take is named', () => {
  it.each([
    ['##Başlık', 4, 'this is no heading'],
    ['Şunlar:\n\n• bir\n• iki', 6, 'this is no list'],
    ['-\u00a0bir\n-\u00a0iki', 4, 'this is no list'],
    ['Şunlar: - bir - iki', 4, 'a list in a folded text'],
    ['[x] (/iletisim)', 4, 'without a space between the brackets'],
    ['[x](/a b.pdf)', 4, 'an address has no spaces'],
    ['(x)[/iletisim]', 4, 'words go between [ and ]'],
    ['Bir [x][y] var.', 4, 'no line of this text says where it leads'],
    ['Bir söz.[^1]', 4, 'there are no footnotes'],
    ['Bir **söz ** var.', 4, 'this marks nothing'],
    [':::not\nBir\n:::', 4, 'markup of another system'],
    ['{{< figure src="x" >}}', 4, 'markup of another system'],
    ['> - iki\n>   **söz **', 5, 'this marks nothing'],
    ['[yol]: /iletisim', 4, 'no link uses this definition'],
    ['Bir söz\n---\nBir daha', 5, 'this line of dashes is a rule'],
    ['| a |\n| - |\n| b |\nBir söz', 7, 'leave a line empty between a table'],
    ['3. gün gelin.\n5. gün yine gelin.', 4, 'a numbered list begins with 1.'],
  ])('%s', (body, line, message) => {
    expect(inBody(body).some((one) => one.startsWith(`warning ${line}: `) && one.includes(message))).toBe(true);
  });

  it.each([
    '## Başlık',
    '- bir\n- iki',
    '[x](/iletisim)',
    '[x][y]\n\n[y]: /iletisim',
    '**söz** ve *söz*',
    '`**kod **` ve `{{< kod >}}`',
    '7. günde gelin.',
    'Bir (ayraç) [köşeli] var.',
    '| a |\n| - |\n| **b** |\n\nBir söz',
  ])('and nothing else: %s', (body) => {
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
