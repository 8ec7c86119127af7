import { expect, it } from 'vitest';
import { createCorrector } from '#turkish/corrector.ts';

const known = [
  'tedavi',
  'kanal',
  'dolgu',
  'randevu',
  'implant',
  'protez',
  'agri',
  'sislik',
  'muayene',
  'cekim',
  'kuron',
  'apse',
  'diseti',
  'gulus',
];
const correct = createCorrector(
  () => known.map((word) => [word, 1] as const),
  (word) => known.includes(word),
);
const mistyped = known.map((word) => `${word.slice(0, 2)}q${word.slice(3)}`);

it('corrects at most twelve words to bound the time, the same ones each time', () => {
  const first = correct(mistyped);
  expect(first).toEqual([...known.slice(0, 12), ...mistyped.slice(12)]);
  expect(correct(mistyped.slice(12))).toEqual(known.slice(12));
  expect(correct(mistyped)).toEqual(first);
  expect(correct([...Array<string>(20).fill(mistyped[0]!), mistyped[13]!])).toContain(known[13]);
});
