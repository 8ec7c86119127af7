import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { wordsOf } from '#turkish/wordsOf.ts';
import { leaveOut } from '../../scripts/answers/leaveOut.ts';
import { figuresOf } from '../../scripts/answers/measure.ts';
import { testQuestions } from '../../scripts/answers/questions.ts';
import { type Bounds, expectWithin, heldOut, unseenPractice } from './heldOut/bounds.ts';
import { answer, KNOWLEDGE } from './sampleAnswers.ts';

/** The bounds are what was measured, rounded down. */
it('the sample answers as well as when it was measured', () => {
  const { calibrationError } = expectWithin(KNOWLEDGE.entries, heldOut('sample.yaml'), [91, 97, 69, 1, 6.5]);
  expect(calibrationError).toBeLessThan(0.06);
});

// Rules on states, on yes and no, and on the price of something else cost up to a point of what is answered rightly,
// and took away half of what is answered falsely.
const PRACTICES: readonly (readonly [name: string, phrasings: number, bounds: Bounds])[] = [
  ['otolaryngology', 0, [88, 96, 53.5, 2, 1]],
  ['otolaryngology', 3, [89.5, 98, 57.5, 1.5, 1.5]],
  ['otolaryngology', 10, [93.5, 98, 60, 0, 1.5]],
  ['cardiology', 0, [76.5, 91, 40, 2, 0]],
  ['cardiology', 3, [80.5, 92.5, 45, 1.5, 0]],
  ['cardiology', 10, [86.5, 95, 51, 2.5, 0]],
  ['nephrology', 0, [72.5, 84.5, 32.5, 1, 1.5]],
  ['nephrology', 3, [79, 92.5, 42, 0.5, 1.5]],
  ['nephrology', 10, [89.5, 96, 47, 0.5, 4.5]],
];

it.each(PRACTICES)('so does a practice of %s with %i phrasings an entry', (name, phrasings, bounds) => {
  expectWithin(unseenPractice(name, phrasings), heldOut(`practices/${name}/questions.yaml`), bounds);
});

it('the plainest questions are answered', () => {
  const file = readFileSync('tests/answers/heldOut/plainest.yaml', 'utf8');
  const { questions, english } = parse(file) as Record<'questions' | 'english', { text: string }[]>;
  const answered = (list: readonly { text: string }[]) => list.filter(({ text }) => answer(text).matched).length;
  expect(answered(questions)).toBeGreaterThanOrEqual(81);
  expect(answered(english)).toBeGreaterThanOrEqual(25);
});

it('finds phrasings that are left out', () => {
  const { first, among, right, wrong } = figuresOf(leaveOut(KNOWLEDGE.entries));
  expect.soft(first).toBeGreaterThanOrEqual(71);
  expect.soft(among).toBeGreaterThanOrEqual(88);
  expect.soft(right).toBeGreaterThanOrEqual(39);
  expect.soft(wrong).toBeLessThanOrEqual(4);
});

it('no phrasing repeats a test question', () => {
  const same = (text: string) => wordsOf(text).join(' ');
  const questions = testQuestions('tests/answers/questions.yaml').map(({ text }) => text);
  const asked = new Set(questions.filter((text) => wordsOf(text).length > 2).map(same));
  const written = KNOWLEDGE.entries.flatMap(({ phrasings }) => phrasings);
  expect(written.filter((text) => asked.has(same(text)))).toEqual([]);
});
