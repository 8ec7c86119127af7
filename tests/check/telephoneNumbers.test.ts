import { expect, it } from 'vitest';
import type { Passage } from '#check/passages.ts';
import { subscriber, telephoneNumbers, telephoneProblems } from '#check/telephoneNumbers.ts';

const NUMBERS = [
  '+90 532 123 45 67',
  '+905321234567',
  '0090 532 123 45 67',
  '0532 123 45 67',
  '(0232) 445 12 34',
  '0(232)4451234',
  '0(232) 445 12 34',
  '0232/445 12 34',
  '0232-445-12-34',
  '0232.445.12.34',
  'Tel: 5321234567',
  'Telefon numaramız: 532 123 45 67',
  'tel. 445 12 34',
  '444 1 234',
  'Telefon: 4441234',
  '+44 20 7946 0018',
  'https://wa.me/905321234567',
  'tel:+902324451234',
];

const NONE = [
  '112',
  '2026-11-21',
  '09.00–18.30',
  '35220 Konak',
  'https://orcid.org/0000-0002-1825-0097',
  'https://doi.org/10.5555/lodos.2021.101',
  '38.4370, 27.1428',
  '2024, 2025 ve 2026 yıllarında 12 diş',
  '600–1200 sözcük, 10 000 hasta',
  '101–108',
  'IBAN: TR33 0006 1005 1978 6457 8413 26',
  'TR330012345678901234567890',
  'MERSİS 0456012345600015',
];

const DOUBTFUL = [
  'Vergi numarası: 2345678901',
  'vergi no 4560123456',
  'VKN 456 012 34 56',
  'dozlar 250 50 50',
  'sicil 250.10.15',
  '445 12 34',
  'diploma no 4441234',
  '/api?id=2321234567',
];

it('finds a number in any spelling, and none in other figures', () => {
  expect(NUMBERS.filter((text) => telephoneNumbers(`Bize ${text} ile ulaşın.`).length !== 1)).toEqual([]);
  expect(NONE.filter((text) => telephoneNumbers(text).length > 0)).toEqual([]);
});

it('warns of what only looks like a number', () => {
  const severities = (text: string) => {
    const at = () => ({ line: 1, column: 1 });
    const passage: Passage = { file: 'pages/privacy.md', field: 'body', text, language: 'tr', kind: 'body', at };
    return telephoneProblems(passage, ['+902320000012']).map(({ severity }) => severity);
  };
  expect(DOUBTFUL.filter((text) => String(severities(text)) !== 'warning')).toEqual([]);
  expect(NONE.filter((text) => severities(text).length > 0)).toEqual([]);
  expect(NUMBERS.filter((text) => String(severities(text)) !== 'error')).toEqual([]);
});

it('recognises a number in any spelling', () => {
  const ways = ['+902320000012', '0232 000 00 12', '(0232) 000 00 12', '232 000 00 12', '00902320000012'];
  expect(new Set(ways.map(subscriber))).toEqual(new Set(['2320000012']));
});
