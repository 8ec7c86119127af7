import { describe, expect, it, test } from 'vitest';
import { leaveOut } from '../../scripts/answers/leaveOut.ts';
import { ask, figuresOf, type Outcome } from '../../scripts/answers/measure.ts';
import { testQuestions } from '../../scripts/answers/questions.ts';
import { wordsOf } from '../../src/turkish/tokenise.ts';
import { INDEX, KNOWLEDGE } from './sample-answers.ts';

/** Points in a hundred that a figure may fall below the best that was measured, which stands in the tests. */
const SLACK = 1;

const questions = testQuestions('tests/answers/questions.yaml');
const outcomes = ask(INDEX, KNOWLEDGE.entries, questions);

function expectNoWorse(
  found: readonly Outcome[],
  best: { first: number; among: number; right: number; wrong: number },
) {
  const { first, among, right, wrong } = figuresOf(found);
  expect.soft(first).toBeGreaterThan(best.first - SLACK);
  expect.soft(among).toBeGreaterThan(best.among - SLACK);
  expect.soft(right).toBeGreaterThan(best.right - SLACK);
  expect.soft(wrong).toBeLessThan(best.wrong + SLACK);
}

describe('on questions that training never sees', () => {
  it('answers no worse than was measured', () => {
    expectNoWorse(outcomes, { first: 91.6, among: 96.9, right: 76.9, wrong: 1.3 });
  });

  it('is as silent where it has no answer, and knows how sure it can be', () => {
    const { falseAnswers, calibrationError } = figuresOf(outcomes);
    expect.soft(falseAnswers).toBeLessThan(5.8 + SLACK);
    expect.soft(calibrationError).toBeLessThan(0.05);
  });

  test.each(questions.filter(({ sort }) => sort === 'junk' || sort === 'chat'))('is silent: $text', ({ text }) => {
    expect(ask(INDEX, KNOWLEDGE.entries, [{ text, labels: [] }])[0]!.answered).toBe(false);
  });
});

it('finds phrasings that are left out no worse than was measured', () => {
  expectNoWorse(leaveOut(KNOWLEDGE.entries), { first: 70.4, among: 88.9, right: 43.5, wrong: 4.4 });
});

it('no phrasing repeats a test question', () => {
  const same = (text: string) => wordsOf(text).join(' ');
  const asked = new Set(questions.filter(({ text }) => wordsOf(text).length > 2).map(({ text }) => same(text)));
  const written = KNOWLEDGE.entries.flatMap(({ phrasings }) => phrasings);
  expect(written.filter((text) => asked.has(same(text)))).toEqual([]);
});
