import { expect, it } from 'vitest';
import { createAnswerer } from '#answers/createAnswerer.ts';
import { indexKnowledge } from '#answers/forBuild.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import { calendarOf } from '#hours/schedule.ts';
import { readTable } from '../readTable.ts';
import { sample } from '../sites.ts';
import { idOf, KNOWLEDGE } from './sampleAnswers.ts';

type Hours = Partial<Pick<Practice, 'openingHours' | 'exceptions' | 'publicHolidays'>>;

const TABLE = readTable<{
  answers: Record<string, string>;
  week: string[];
  elsewhere: { at: string; hours?: Hours; answers: Record<string, string> }[];
  somethingElse: string[];
}>('answers/days.yaml');

const { practice } = sample;
const YEARS = [2026, 2027, 2028];
const calendarWith = (hours: Hours = {}) => calendarOf({ ...practice, ...hours }, YEARS);

const index = indexKnowledge({ ...KNOWLEDGE, calendar: calendarWith() });
const opening = { ...index.opening! };
// A Saturday, at noon in Istanbul.
const NOON = '2026-11-28T12:00';
let now = NOON;
const answer = createAnswerer({ ...index, opening }, () => new Date(`${now}+03:00`));

/** Answer at a time in Istanbul, for the sample with other hours. */
function answered(question: string, at = NOON, hours?: Hours) {
  now = at;
  opening.calendar = calendarWith(hours);
  const found = answer(question);
  return found.matched ? found : undefined;
}

const CASES = [{ at: NOON, hours: undefined, answers: TABLE.answers }, ...TABLE.elsewhere].flatMap(
  ({ at, hours, answers }) =>
    Object.entries(answers).map(([question, beginning]) => ({ at, hours, question, beginning })),
);
it.each(CASES)('at $at: $question → $beginning', ({ at, hours, question, beginning }) => {
  const found = answered(question, at, hours);
  const said = /^(?:There|Yes|No|It|That|We)\b/.test(beginning) ? found?.inEnglish : found?.answer;
  expect(said?.slice(0, beginning.length)).toBe(beginning);
});

it('a question about a day is answered in English, too, and shows no other holiday', () => {
  expect(answered('next Sunday are you open')).toMatchObject({
    id: idOf('calisma-saatleri'),
    inEnglish: expect.stringMatching(/^No, we are closed on Sunday, 29 November 2026\./) as string,
    related: [],
  });
  expect(answered('are you open on 29 October')).toMatchObject({ id: idOf('tatil-29-ekim') });
});

it.each(TABLE.somethingElse)('a question that names a day, or none, may be about something else: %s', (question) =>
  expect(answered(question)?.answer ?? '').not.toMatch(/^(?:Evet|Hayır), /),
);

const HOURS = Array.from({ length: 31 }, (_, hour) => [`saat ${hour}.00’da açık mısınız`, `${hour}:30 açık mısınız`]);
it.each([...TABLE.week, ...HOURS.flat()])('no holiday answers: %s', (question) =>
  expect(answered(question)?.id).toBe(idOf('calisma-saatleri')),
);

it('a feast that is named by its word answers, also with an hour', () =>
  expect(answered('ramazan bayramında saat 15.00’te açık mısınız')?.id).toBe(idOf('tatil-ramazan-bayrami')));

it('says nothing about a year whose feasts the build does not know', () => {
  expect(answered('10 Mart 2031 açık mısınız')?.answer ?? '').not.toMatch(/2031/);
});

it('leaves an entry that names a day to itself, whatever its key', () => {
  const question = 'Yarın diş beyazlatma yaptırabilir miyim?';
  const own = { key: 'tatil-oncesi-beyazlatma', id: 'a', question, answer: 'Önce muayene gerekir.', phrasings: [] };
  const { calendar } = opening;
  const entries = [...KNOWLEDGE.entries, { ...own, url: 'https://practice.example/' }];
  const ask = createAnswerer(indexKnowledge({ ...KNOWLEDGE, entries, calendar }), () => new Date(`${NOON}+03:00`));
  expect(ask(question)).toMatchObject({ answer: own.answer });
});
