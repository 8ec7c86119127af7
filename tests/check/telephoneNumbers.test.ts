import { expect, it } from 'vitest';
import { subscriber, telephoneNumbers, telephoneProblems } from '#check/telephoneNumbers.ts';
import { readTable } from '../readTable.ts';
import { passage } from './passage.ts';

const { numbers, none, doubtful } =
  readTable<Readonly<Record<'numbers' | 'none' | 'doubtful', readonly string[]>>>('check/telephoneNumbers.yaml');

it('finds a number in any spelling, and none in other figures', () => {
  expect(numbers.filter((text) => telephoneNumbers(`Bize ${text} ile ulaşın.`).length !== 1)).toEqual([]);
  expect(none.filter((text) => telephoneNumbers(text).length > 0)).toEqual([]);
});

it('warns of what only looks like a number', () => {
  const severities = (text: string) =>
    telephoneProblems(passage(text), ['+902320000012']).map(({ severity }) => severity);
  expect(doubtful.filter((text) => String(severities(text)) !== 'warning')).toEqual([]);
  expect(none.filter((text) => severities(text).length > 0)).toEqual([]);
  expect(numbers.filter((text) => String(severities(text)) !== 'error')).toEqual([]);
});

it('recognises a number in any spelling', () => {
  const ways = ['+902320000012', '0232 000 00 12', '(0232) 000 00 12', '232 000 00 12', '00902320000012'];
  expect(new Set(ways.map(subscriber))).toEqual(new Set(['2320000012']));
});

it.each(['tel:905321234567', 'tel:0532-1234-567', 'tel:+905321234567', 'https://WA.ME/905321234567'])(
  'rejects a link that leads to a number of somebody else: %s',
  (address) =>
    expect(telephoneProblems(passage(`[Arayın](${address})`), ['+902320000012'])).toMatchObject([
      { severity: 'error' },
    ]),
);
