import { expect, it } from 'vitest';
import { passagesOf } from '../../src/check/passages.ts';
import { superlativeWarnings } from '../../src/check/superlatives.ts';

const found = (text: string) =>
  passagesOf({ name: 'pages/about.md', text: `---\ntitle: Biz\n---\n\n${text}\n` }).flatMap(superlativeWarnings);

it.each([
  ['Antalya’nın en iyi kliniğiyiz.', 'en iyi kliniğiyiz'],
  ['Akneye KESİN\nÇÖZÜM sunuyoruz.', 'kesin çözüm'],
  ['Sonucu garanti ediyoruz.', 'garanti'],
  ['En deneyimli ekip bizde.', 'en deneyimli'],
])('warns of praise and promises: %s', (text, words) => {
  const [warning] = found(text);
  expect(warning).toMatchObject({ severity: 'warning', message: expect.stringContaining(`"${words}"`) });
  expect(
    text
      .split('\n')[0]!
      .slice(warning!.column - 1)
      .toLocaleLowerCase('tr'),
  ).toMatch(words.split(' ')[0]!);
});

it.each(['Sonuç garanti edilemez.', 'Bu, kesin çözüm değildir.', 'Kesin çözümü var mı?', 'En iyi zamanı sabahtır.'])(
  'but not if they are denied, asked for, or mean something else: %s',
  (text) => expect(found(text)).toEqual([]),
);
