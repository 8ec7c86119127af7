import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { indexKnowledge, type KnownEntry } from '#answers/forBuild.ts';
import { wordsOf } from '#turkish/wordsOf.ts';
import { ask, type Figures, figuresOf } from '../../../scripts/answers/measure.ts';
import { type TestQuestion, testQuestions } from '../../../scripts/answers/questions.ts';
import { practices } from '../../../scripts/answers/train/practices.ts';

/** What a figure must reach: the first three at least, the others at most. In percent. */
export type Bounds = readonly [first: number, among: number, right: number, wrong: number, falseAnswers: number];

const wordsIn = (text: string): string => wordsOf(text).join(' ');
const learned = new Set(
  practices().flatMap(({ entries, questions, negatives }) => [
    ...entries.flatMap(({ question, phrasings }) => [question, ...phrasings]).map(wordsIn),
    ...[...questions, ...negatives].map(({ text }) => wordsIn(text)),
  ]),
);

/**
 * The questions of a set that nobody reads while changing the engine (README.md), without those that the engine has
 * learned in the same words: they would judge nothing.
 */
export const heldOut = (file: string): TestQuestion[] =>
  testQuestions(`tests/answers/heldOut/${file}`).filter(({ text }) => !learned.has(wordsIn(text)));

/** The entries of a practice that the engine has never met, with the given number of phrasings each. */
export function unseenPractice(name: string, phrasings: number): KnownEntry[] {
  const file = readFileSync(`tests/answers/heldOut/practices/${name}/entries.yaml`, 'utf8');
  const { entries } = parse(file) as { entries: (KnownEntry & { page: string })[] };
  return entries.map(({ page, ...entry }) => {
    const shown = { id: entry.key, url: 'https://practice.example/', title: page };
    return { ...entry, ...shown, phrasings: entry.phrasings.slice(0, phrasings) };
  });
}

/** Expect these entries to answer these questions within the bounds. */
export function expectWithin(
  entries: readonly KnownEntry[],
  questions: readonly TestQuestion[],
  [first, among, right, wrong, falseAnswers]: Bounds,
): Figures {
  const found = figuresOf(ask(indexKnowledge({ entries }), entries, questions));
  expect.soft(found.first).toBeGreaterThanOrEqual(first);
  expect.soft(found.among).toBeGreaterThanOrEqual(among);
  expect.soft(found.right).toBeGreaterThanOrEqual(right);
  expect.soft(found.wrong).toBeLessThanOrEqual(wrong);
  expect.soft(found.falseAnswers).toBeLessThanOrEqual(falseAnswers);
  return found;
}
