import { expect, it } from 'vitest';
import { breaches } from '../../src/check/policy.ts';

it.each(['1.500 TL', '₺1500', '200 liraya', '50 €', '40 euro', 'iki bin lira', '10 USD', '99,90₺'])(
  'finds the fee in "%s"',
  (text) => {
    expect(breaches(`Tedavi ${text} tutar.`)).toMatchObject([{ rule: 'fee' }]);
  },
);

it.each(['%95 başarılı', 'başarı oranı yüzde doksan', 'başarısı 90 % kadar'])(
  'finds the success rate in "%s"',
  (text) => {
    expect(breaches(`Tedavi ${text} olur.`)).toMatchObject([{ rule: 'success rate' }]);
  },
);

it.each([
  'dişin altının temizliği',
  'iki yüzde bir',
  '12 diş',
  'width: 100%',
  '2026 yılında 3 kanal',
  'başarı kişiye göre değişir',
  '112',
])('lets "%s" stand', (text) => {
  expect(breaches(text)).toEqual([]);
});
