import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { ask, figuresOf } from '../../scripts/answers/measure.ts';
import { testQuestions } from '../../scripts/answers/questions.ts';
import { buildIndex } from '../../src/answers/index/build.ts';
import { knowledgeOf, type KnownEntry } from '../../src/answers/index/knowledge.ts';
import { LANGUAGE, MODEL } from '../../src/answers/index/learned.ts';
import { createRecogniser } from '../../src/answers/urgent/recognise.ts';
import { loadSite } from '../../src/build/load.ts';

/** Sets that nobody reads while changing the engine: judge/README.md. The bounds are what was measured, rounded down. */
const read = (name: string): unknown => parse(readFileSync(`tests/answers/judge/${name}`, 'utf8'));
const questions = (name: string) => testQuestions(`tests/answers/judge/${name}`);
const figures = (entries: readonly KnownEntry[], file: string) =>
  figuresOf(ask(buildIndex({ entries }, LANGUAGE, MODEL), entries, questions(file)));

/**
 * Entries that were written after the labels, which do not know them: a right answer would count as a wrong one. What they do
 * to questions that may be read is measured in quality.test.ts.
 */
const LATER = new Set([
  'bayilma',
  'macun-gargara-yutmak',
  'cekim-yeri-agrisi',
  'protez-kirilmasi',
  'gebelikte-agri-kesici',
  'emzirirken-agri-kesici',
  'kan-sulandirici-agri-kesici',
  'kalp-tansiyon-agri-kesici',
  'bobrek-karaciger-agri-kesici',
  'mide-agri-kesici',
  'astim-agri-kesici',
]);

const known = knowledgeOf(loadSite('content', {})).entries;
const entries = known.filter(({ key }) => !LATER.has(key) && !key.startsWith('neighborhoods/'));

it('what the labels do not know is there', () => {
  const keys = known.map(({ key }) => key);
  expect([...LATER].filter((key) => !keys.includes(key))).toEqual([]);
});

describe('on questions it has never seen', () => {
  it('the sample answers as well as when it was measured', () => {
    const { first, among, right, wrong, falseAnswers } = figures(entries, 'sample.yaml');
    expect(first).toBeGreaterThanOrEqual(92);
    expect(among).toBeGreaterThanOrEqual(96);
    expect(right).toBeGreaterThanOrEqual(76);
    expect(wrong).toBeLessThanOrEqual(1.2);
    expect(falseAnswers).toBeLessThanOrEqual(4.1);
  });

  it.each([
    [0, 85, 93, 48],
    [3, 89, 95, 56],
    [10, 93, 96, 59],
  ])('a practice of another field with %i phrasings an entry does so, too', (count, first, among, right) => {
    const { entries: others } = read('practice/entries.yaml') as {
      entries: { key: string; question: string; answer: string; page: string; phrasings: string[] }[];
    };
    const known = others.map(({ page, phrasings, ...entry }): KnownEntry => ({
      ...entry,
      id: entry.key,
      url: 'https://practice.example/',
      title: page,
      phrasings: phrasings.slice(0, count),
    }));
    const found = figures(known, 'practice/questions.yaml');
    expect(found.first).toBeGreaterThanOrEqual(first);
    expect(found.among).toBeGreaterThanOrEqual(among);
    expect(found.right).toBeGreaterThanOrEqual(right);
    expect(found.wrong).toBeLessThanOrEqual(1);
    expect(found.falseAnswers).toBeLessThanOrEqual(1.5);
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

it('emergencies are recognised, and little else', () => {
  const { emergencies, none } = read('urgent.yaml') as {
    emergencies: { text: string }[];
    none: { text: string; sort: string }[];
  };
  const recognise = createRecogniser();
  const share = (list: readonly { text: string }[]) =>
    (100 * list.filter(({ text }) => recognise(text) !== undefined).length) / list.length;
  expect(share(emergencies)).toBeGreaterThanOrEqual(99);
  expect(share(none.filter(({ sort }) => sort === 'ordinary'))).toBeLessThanOrEqual(1);
  expect(share(none.filter(({ sort }) => sort !== 'ordinary'))).toBeLessThanOrEqual(4);
});
