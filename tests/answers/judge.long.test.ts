import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { ask, figuresOf } from '../../scripts/answers/measure.ts';
import { testQuestions } from '../../scripts/answers/questions.ts';
import { buildIndex } from '../../src/answers/index/build.ts';
import { knowledgeOf, type KnownEntry } from '../../src/answers/index/knowledge.ts';
import { LANGUAGE, MODEL } from '../../src/answers/index/learned.ts';
import { loadSite } from '../../src/content/load.ts';

/** Sets that nobody reads while changing the engine: judge/README.md. The bounds are what was measured, rounded down. */
const read = (name: string): unknown => parse(readFileSync(`tests/answers/judge/${name}`, 'utf8'));
const questions = (name: string) => testQuestions(`tests/answers/judge/${name}`);
const figures = (entries: readonly KnownEntry[], file: string) =>
  figuresOf(ask(buildIndex({ entries }, LANGUAGE, MODEL), entries, questions(file)));

const { entries } = knowledgeOf(loadSite('content', {}));

describe('on questions it has never seen', () => {
  it('the sample answers as well as when it was measured', () => {
    const { first, among, right, wrong, falseAnswers } = figures(entries, 'sample.yaml');
    expect.soft(first).toBeGreaterThanOrEqual(91);
    expect.soft(among).toBeGreaterThanOrEqual(98);
    expect.soft(right).toBeGreaterThanOrEqual(75);
    expect.soft(wrong).toBeLessThanOrEqual(1.2);
    expect.soft(falseAnswers).toBeLessThanOrEqual(5.3);
  });

  it.each([
    ['otolaryngology', 0, 87, 96, 58, 1, 1.5],
    ['otolaryngology', 3, 88, 96, 61, 1.4, 1.5],
    ['otolaryngology', 10, 94, 98, 67, 1, 1.5],
    ['cardiology', 0, 78, 92, 45, 2.3, 1.5],
    ['cardiology', 3, 79, 93, 51, 2.3, 1.5],
    ['cardiology', 10, 85, 94, 60, 2, 1.5],
    ['nephrology', 0, 78, 85, 38, 1, 4],
    ['nephrology', 3, 81, 92, 45, 0.5, 4],
    ['nephrology', 10, 91, 95, 57, 0.5, 5],
  ])('a practice of %s with %i phrasings an entry does so, too', (name, count, first, among, right, wrong, silent) => {
    const { entries: others } = read(`practices/${name}/entries.yaml`) as {
      entries: { key: string; question: string; answer: string; page: string; phrasings: string[] }[];
    };
    const known = others.map(({ page, phrasings, ...entry }): KnownEntry => ({
      ...entry,
      id: entry.key,
      url: 'https://practice.example/',
      title: page,
      phrasings: phrasings.slice(0, count),
    }));
    const found = figures(known, `practices/${name}/questions.yaml`);
    expect.soft(found.first).toBeGreaterThanOrEqual(first);
    expect.soft(found.among).toBeGreaterThanOrEqual(among);
    expect.soft(found.right).toBeGreaterThanOrEqual(right);
    expect.soft(found.wrong).toBeLessThanOrEqual(wrong);
    expect.soft(found.falseAnswers).toBeLessThanOrEqual(silent);
  });

  it('the plainest questions are answered', () => {
    const plainest = read('plainest.yaml') as Record<'questions' | 'english', { text: string }[]>;
    const answered = (list: readonly { text: string }[]) => {
      const index = buildIndex({ entries }, LANGUAGE, MODEL);
      return ask(
        index,
        entries,
        list.map(({ text }) => ({ text, labels: [] })),
      ).filter((outcome) => outcome.answered).length;
    };
    expect(answered(plainest.questions)).toBeGreaterThanOrEqual(79);
    expect(answered(plainest.english)).toBeGreaterThanOrEqual(25);
  });
});
