import { expect, it } from 'vitest';
import { type Entry, readEntry } from '#content/entries.ts';
import { groupedNumber } from '#content/groupedNumber.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import { contentWith } from './folder.ts';

it.each([
  ['+902320000012', '0232 000 00 12'],
  ['02320000012', '0232 000 00 12'],
  ['2320000012', '0232 000 00 12'],
  ['00902320000012', '0232 000 00 12'],
  ['0232 0000012', '0232 000 00 12'],
  ['(0232) 0000012', '0232 000 00 12'],
  ['+905320000012', '0532 000 00 12'],
  ['4440123', '444 0 123'],
  ['+904440123', '444 0 123'],
])('writes %s as %s', (number, grouped) => {
  expect(groupedNumber(number)).toBe(grouped);
});

it('leaves grouped, foreign and short numbers as they are', () => {
  const numbers = ['0232 000 00 12', '(0232) 000-00-12', '444 01 23', '+493012345678', '112'];
  expect(numbers.map(groupedNumber)).toEqual(numbers);
});

it.each([
  ['without a display form', ''],
  ['with an ungrouped one', "  display: '02320000012'\n"],
])('groups the number of a practice %s', (_, display) => {
  const files = contentWith({
    'practice.yaml': (text) => text.replace(/ {2}display: 0232 000 00 12\n/, display),
  });
  const { entry, findings } = readEntry(files.find(({ name }) => name === 'practice.yaml')!);
  expect(findings).toEqual([]);
  expect((entry as Entry<Practice>).phone).toEqual({ e164: '+902320000012', display: '0232 000 00 12' });
});
