import { expect, it } from 'vitest';
import { telephoneFindings } from '#check/texts/telephoneLinks.ts';
import { numbersIn, numbersOf, subscriber } from '#check/texts/telephoneNumbers.ts';
import { readTable } from '../../readTable.ts';
import { sample } from '../../sites.ts';
import { passage } from '../passage.ts';

type Name = 'numbers' | 'none' | 'doubtful' | 'foreign' | 'ours' | 'notPublic' | 'open';
const { numbers, none, doubtful, foreign, ours, notPublic, open } = readTable<Record<Name, string[]>>(
  'check/texts/telephoneNumbers.yaml',
);

it('finds a number in any spelling, and none in other figures', () => {
  expect(numbers.filter((text) => numbersIn(`Bize ${text} ile ulaşın.`).certain.length !== 1)).toEqual([]);
  expect(none.filter((text) => numbersIn(text).certain.length > 0)).toEqual([]);
});

it('warns of what only looks like a number', () => {
  const severities = (text: string) =>
    telephoneFindings(passage(text), ['+902320000012']).map(({ severity }) => severity);
  expect(doubtful.filter((text) => String(severities(text)) !== 'warning')).toEqual([]);
  expect(none.filter((text) => severities(text).length > 0)).toEqual([]);
  expect(numbers.filter((text) => String(severities(text)) !== 'error')).toEqual([]);
});

it('recognises a number in any spelling', () => {
  const ways = ['+902320000012', '0232 000 00 12', '(0232) 000 00 12', '232 000 00 12', '00902320000012'];
  expect(new Set(ways.map(subscriber))).toEqual(new Set(['2320000012']));
});

it('takes the numbers of others that practice.yaml names', () => {
  const named = numbersOf({ ...sample.practice, publicNumbers: ['+903122165000', '+908003147900'] });
  const text = 'KVKK: 0312 216 50 00, zehir danışma 0800 314 79 00, [ara](tel:+903122165000), 0312 216 50 01.';
  expect(telephoneFindings(passage(text), named)).toMatchObject([
    { message: expect.stringContaining('"0312 216 50 01"') },
  ]);
});

const links = (address: string) => telephoneFindings(passage(`[Arayın](${address})`), ['+902320000012']);

it('rejects a link that leads to a number of somebody else, or to one that cannot be seen', () => {
  expect(foreign.filter((address) => links(address)[0]?.severity !== 'error')).toEqual([]);
  expect(ours.filter((address) => links(address).length > 0)).toEqual([]);
});

it('warns of a short number to call that is not public', () => {
  const warned = (text: string) => telephoneFindings(passage(text), []).some(({ severity }) => severity === 'warning');
  expect(notPublic.filter((text) => !warned(text))).toEqual([]);
  expect(open.filter(warned)).toEqual([]);
});
