import { expect, it } from 'vitest';
import { violationsIn } from '../../src/check/policy.ts';

it.each([
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
])('finds the fee in "%s"', (text) => {
  expect(violationsIn(`Tedavi ${text} tutar.`)).toMatchObject([{ rule: 'fee' }]);
});

it.each([
  '%95 başarılı',
  'başarı oranı yüzde doksan',
  'başarısı 90 % kadar',
  'başarısı 95/100 kadar',
  'başarısı 100 hastanın 95’inde',
  'başarısı on dişten dokuzunda',
])('finds the success rate in "%s"', (text) => {
  expect(violationsIn(`Tedavi ${text} olur.`)).toMatchObject([{ rule: 'success rate' }]);
});

it.each([
  'dişin altının temizliği',
  'iki yüzde bir',
  '12 diş',
  'width: 100%',
  '2026 yılında 3 kanal',
  'başarı kişiye göre değişir',
  '112',
  'Tek seansta tedavinin başarısı: yüzde şişlik olursa arayın',
  'başarı 12/03/2026 tarihinde konuşulur',
])('lets "%s" stand', (text) => {
  expect(violationsIn(text)).toEqual([]);
});
