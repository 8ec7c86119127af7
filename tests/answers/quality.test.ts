import { expect, it } from 'vitest';
import { type Bounds, expectWithin, heldOut, unseenPractice } from './heldOut/bounds.ts';
import { KNOWLEDGE } from './sampleAnswers.ts';

/** Bounds for a tenth of the questions; quality.long.test.ts asks all of them. */
const TENTH: Bounds = [85, 94, 62, 3, 9];

it('the sample answers held-out questions', () => {
  const questions = heldOut('sample.yaml').filter((_, at) => at % 10 === 0);
  expect(questions.length).toBeGreaterThan(100);
  expectWithin(KNOWLEDGE.entries, questions, TENTH);
});

it('a practice that the engine has never met answers some without a single phrasing', () => {
  const questions = heldOut('practices/cardiology/questions.yaml').filter((_, at) => at % 3 === 0);
  expectWithin(unseenPractice('cardiology', 0), questions, [72, 85, 35, 6, 6]);
});
