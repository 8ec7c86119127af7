import { expect, it } from 'vitest';
import type { Passage } from '#check/passages.ts';
import { amountProblems, violationsIn } from '#check/policy.ts';

const FEES = [
  '1.500 TL',
  '₺1500',
  '200 liraya',
  '50 €',
  '40 euro',
  'iki bin lira',
  '10 USD',
  '99,90₺',
  '1500 Türk lirası',
  'TL 1500',
  'USD 100',
  '500TL',
  'TL500',
  '500.lira',
  'üç milyon dolar',
  '500 liradan',
  '60 euro',
  '60 euroya',
  '60 Euro’dan',
  '100 dolara',
  'TRY 1.500',
  '1500 TRY',
  '1500 Tl',
  'BİN LİRA',
  'Bin lira',
  'elli euro',
  'Beşyüz lira',
  'ELLİ LİRA',
  '2000’er lira',
  '500 İsviçre frangı',
  'onbin lira',
  'beşyüz lira',
  'iki buçuk bin lira',
  '1.5K TL',
  '1500-TL',
  '1.500,- TL',
  '1500 (TL)',
  '1500 \\TL',
  '1500 T.L.',
  '1500 T L',
  '1500 ₤',
  '¥500',
  '1500 kuruş',
  '150 manat',
  '1500 ile 2000 arası lira',
  '1500 kadar lira',
  'l500 TL',
  '15OO TL',
];

const RATES = [
  '%95 başarılı',
  'başarı oranı yüzde doksan',
  'başarısı 90 % kadar',
  'başarısı 95/100 kadar',
  'başarısı 100 hastanın 95’inde',
  'başarısı on dişten dokuzunda',
  '%95 tedavi başarısı',
  'başarısı %90–95',
  'başarı oranı %95’tir',
  'hastaların %95’inde başarılı',
  '%90 uzun dönem sağkalım',
  '95% success',
  'success in 95% of cases',
  'başarı oranı %95, diş kurtulur ve öyle',
  'başarılıyız: %95 memnuniyet',
  '%95’lik başarı',
  'başarı yüzdesi 95',
  '95 percent success',
  '0.95 başarı oranı',
  '0,95 sağkalım',
];

const NEITHER = [
  'dişin altının temizliği',
  'iki yüzde bir',
  '12 diş',
  'width: 100%',
  '2026 yılında 3 kanal',
  'başarı kişiye göre değişir',
  '112',
  'Tek seansta tedavinin başarısı: yüzde şişlik olursa arayın',
  'başarı 12/03/2026 tarihinde konuşulur',
  '2023 European Society of Endodontology guideline',
  '2023 Eur Heart J',
  'Euro 2023 kılavuzu',
  'If we do not answer, try 112.',
  'Try 10 minutes of cold compress',
  'wait 5, try again',
  'try 2 hours later',
  'Başarı için on günde bir kontrole gelin',
  'Ücret 2 gün içinde konuşulur',
  'ücret ve 2026 yılı',
  'bin kez liralık',
  'Kasım 2026, TL ile ödenir',
];

const DOUBTFUL = [
  'Muayene ücreti: 1500',
  'Fiyatı 12.500’dür',
  'Şişlik 3 dolar',
  'Dişin altı yüz dolar',
  'TRY 2 more tablets',
  'Başarı ağrının 3/10 olmasıdır',
  'Başarımız 10’da 9’u',
  'Başarılı bir temizlik için %70 alkol kullanılır',
  'Başarı için kanal %5,25 sodyum hipokloritle yıkanır',
  'Başarılı sonuç için %2’lik jel yeter',
  '%70 alkolle başarılı bir temizlik olur',
  'Başarı için yükü %50 azaltın',
];

it('finds fees and success rates in any spelling, and nothing else', () => {
  const rules = (text: string) => violationsIn(text).map(({ rule }) => rule);
  expect(FEES.filter((fee) => String(rules(`Tedavi ${fee} tutar.`)) !== 'fee')).toEqual([]);
  expect(RATES.filter((rate) => String(rules(`Tedavi ${rate} olur.`)) !== 'success rate')).toEqual([]);
  expect(NEITHER.filter((text) => rules(text).length > 0)).toEqual([]);
});

it('warns of what only looks like a fee or a rate', () => {
  const passage = (text: string): Passage => ({
    file: 'posts/bir.md',
    field: 'body',
    text,
    language: 'tr',
    kind: 'body',
    at: () => ({ line: 1, column: 1 }),
  });
  const severities = (text: string) => amountProblems(passage(text)).map(({ severity }) => severity);
  expect(DOUBTFUL.filter((text) => String(severities(text)) !== 'warning')).toEqual([]);
  expect(NEITHER.filter((text) => severities(text).length > 0)).toEqual([]);
});
