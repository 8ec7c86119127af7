import { expect, it } from 'vitest';
import { learnAtOnce } from '../../src/answers/train/atOnce.ts';
import { learn, type Example, type Learning } from '../../src/answers/train/learn.ts';
import { pairsOf } from '../../src/answers/train/pairs.ts';

const CLASSES = 5;
const FEATURES = 40;
const examples = Array.from({ length: 300 }, (_, n): Example => ({
  label: n % CLASSES,
  features: [n % CLASSES, CLASSES + ((n * 7) % 13), 20 + ((n * 11) % 20)],
}));
const way = (seed: string): Learning => ({
  epochs: 6,
  averaged: 0.5,
  alpha: 1,
  l1: 0,
  l2: 1,
  dropped: 0.3,
  whole: 0.2,
  balance: 0.8,
  heaviest: 4,
  lightest: 0.5,
  none: 1,
  seed,
});

it('learns on several threads what one learns after the other', () => {
  const pairs = pairsOf(examples, FEATURES, CLASSES, CLASSES);
  const ways = ['a', 'b', 'c'].map(way);
  const learned = learnAtOnce(examples, pairs, CLASSES, ways);
  expect(learned.map(({ values }) => [...values])).toEqual(
    ways.map((how) => [...learn(examples, pairs, CLASSES, how).values]),
  );
  expect(learned[0]!.values.some((value) => value !== 0)).toBe(true);
  expect(learned[1]!.values).not.toEqual(learned[0]!.values);
});
