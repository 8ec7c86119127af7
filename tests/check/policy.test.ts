import { expect, it } from 'vitest';
import { violationsIn } from '../../src/check/policy.ts';

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
];

const RATES = [
  '%95 başarılı',
  'başarı oranı yüzde doksan',
  'başarısı 90 % kadar',
  'başarısı 95/100 kadar',
  'başarısı 100 hastanın 95’inde',
  'başarısı on dişten dokuzunda',
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
];

it('finds fees and success rates in any spelling, and nothing else', () => {
  const rules = (text: string) => violationsIn(text).map(({ rule }) => rule);
  expect(FEES.filter((fee) => String(rules(`Tedavi ${fee} tutar.`)) !== 'fee')).toEqual([]);
  expect(RATES.filter((rate) => String(rules(`Tedavi ${rate} olur.`)) !== 'success rate')).toEqual([]);
  expect(NEITHER.filter((text) => rules(text).length > 0)).toEqual([]);
});
