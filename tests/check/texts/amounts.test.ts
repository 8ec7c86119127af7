import { expect, it } from 'vitest';
import { amountFindings, amountsIn } from '#check/texts/amounts.ts';
import { practices } from '../../../scripts/answers/train/practices.ts';
import { readTable } from '../../readTable.ts';
import { passage } from '../passage.ts';

const { fees, rates, neither, doubtful } =
  readTable<Record<'fees' | 'rates' | 'neither' | 'doubtful', string[]>>('check/texts/amounts.yaml');

it('finds fees and success rates in any spelling, and nothing else', () => {
  const rules = (text: string) => amountsIn(text).map(({ rule }) => rule);
  expect(fees.filter((fee) => String(rules(`Tedavi ${fee} tutar.`)) !== 'fee')).toEqual([]);
  expect(rates.filter((rate) => String(rules(`Tedavi ${rate} olur.`)) !== 'success rate')).toEqual([]);
  expect(neither.filter((text) => rules(text).length > 0)).toEqual([]);
});

it('finds none where practices of many fields name none', () => {
  const answers = practices().flatMap(({ entries }) => entries.map(({ answer }) => answer));
  expect(answers.flatMap(amountsIn).map(({ text }) => text)).toEqual([
    'Başarı yüzde yetmiş dolayındadır',
    'Başarı yüzde seksen beş dolayındadır',
    'bin liranın',
  ]);
});

it('warns of what only looks like a fee or a rate', () => {
  const severities = (text: string) => amountFindings(passage(text)).map(({ severity }) => severity);
  expect(doubtful.filter((text) => String(severities(text)) !== 'warning')).toEqual([]);
  expect(neither.filter((text) => severities(text).length > 0)).toEqual([]);
  expect(severities('Muayene ücreti 1.500 TL’dir.')).toEqual(['error']);
});
