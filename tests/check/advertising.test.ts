import { expect, it } from 'vitest';
import { advertisingWarnings } from '#check/advertising.ts';
import { passagesOf } from '#check/passages.ts';

const found = (text: string) =>
  passagesOf({ name: 'pages/about.md', text: `---\ntitle: Biz\n---\n\n${text}\n` }).flatMap(advertisingWarnings);

it.each([
  ['Antalya’nın en iyi kliniğiyiz.', 'en iyi kliniğiyiz'],
  ['Antalya’nın en&nbsp;**iyi** kliniğiyiz.', 'en iyi kliniğiyiz'],
  ['Akneye KESİN\nÇÖZÜM sunuyoruz.', 'kesin çözüm'],
  ['Sonucu garanti ediyoruz.', 'garanti'],
  ['En deneyimli ekip bizde.', 'en deneyimli'],
  ['Antalya’nın bir numaralı merkezi.', 'bir numaralı'],
  ['Hastalarımızın %95’i iyileşti.', '%95’i iyileşti'],
  ['Hastalarımızın yüzde doksanı memnun.', 'yüzde doksanı memnun'],
  ['Seansların 10’da 9’u ağrısız geçer.', '10’da 9’u ağrısız'],
  ['İlk seans ücretsiz.', 'seans ücretsiz'],
  ['Ücretsiz ilk muayene sizi bekliyor.', 'ücretsiz ilk muayene'],
  ['Bu ay yüzde 20 indirim var.', 'indirim'],
  ['“Ağrım geçti, çok teşekkür ederim.” Ayşe H.', 'teşekkür ederim'],
  ['Google puanımız 4,9; 320 yorum.', 'puanımız'],
  ['Öncesi ve sonrası fotoğraflarımız burada.', 'öncesi ve sonrası fotoğraflarımız'],
])('warns of what rules on advertising forbid: %s', (text, words) => {
  const [warning] = found(text);
  expect(warning).toMatchObject({ severity: 'warning', message: expect.stringContaining(`"${words}"`) });
  expect(
    text
      .split('\n')[0]!
      .slice(warning!.column - 1)
      .toLocaleLowerCase('tr'),
  ).toMatch(words.split(' ')[0]!);
});

it.each([
  'Sonuç garanti edilemez.',
  'Bu, kesin çözüm değildir.',
  'Kesin çözümü var mı?',
  'En iyi zamanı sabahtır.',
  'İndirim yapmıyoruz.',
  'Tedavi öncesi ve sonrası öneriler.',
  'Çözelti %70 alkoldür.',
])('but not if they are denied, asked for, or mean something else: %s', (text) => expect(found(text)).toEqual([]));
