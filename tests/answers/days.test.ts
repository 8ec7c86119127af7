import { expect, it } from 'vitest';
import { createAnswerer } from '#answers/answerer.ts';
import { indexKnowledge } from '#answers/indexKnowledge.ts';
import { calendarOf } from '#site/hours/calendarOf.ts';
import { loadSite } from '../load.ts';
import { readTable } from '../readTable.ts';
import { idOf, KNOWLEDGE } from './sampleAnswers.ts';

const TABLE = readTable<{
  readonly answers: Readonly<Record<string, string>>;
  readonly somethingElse: readonly string[];
}>('answers/days.yaml');

const { practice } = loadSite('content', {});
const YEARS = [2026, 2027, 2028];

/** Answer as of a time, for the sample with other rules on days. */
function answererAt(now: string, rules: Partial<typeof practice> = {}) {
  const calendar = calendarOf({ ...practice, ...rules }, YEARS);
  return createAnswerer(indexKnowledge({ ...KNOWLEDGE, calendar }), () => new Date(now));
}

// A Saturday, at noon in Istanbul.
const answer = answererAt('2026-11-28T09:00:00Z');
const answered = (question: string, ask = answer) => {
  const found = ask(question);
  return found.matched ? found : undefined;
};

it.each(Object.entries(TABLE.answers))('%s → %s', (question, beginning) =>
  expect(answered(question)?.answer.slice(0, beginning.length)).toBe(beginning),
);

it('a question about a day is answered in English, too, and shows no other holiday', () => {
  expect(answered('next Sunday are you open')).toMatchObject({
    id: idOf('calisma-saatleri'),
    inEnglish: expect.stringMatching(/^No, we are closed on Sunday,? 29 November 2026\./) as string,
    related: [],
  });
  expect(answered('are you open on 29 October')).toMatchObject({ id: idOf('tatil-29-ekim') });
});

it.each(TABLE.somethingElse)('a question that names a day, or none, may be about something else: %s', (question) =>
  expect(answered(question)?.answer ?? '').not.toMatch(/^(?:Evet|Hayır), /),
);

it('says today what is left of the day, in the time zone of the practice', () => {
  const late = answererAt('2026-11-28T21:30:00Z');
  expect(answered('bugün açık mısınız', late)?.answer).toMatch(/^Hayır, bugün \(29 Kasım 2026 Pazar\) kapalıyız\./);
  expect(answered('hafta sonu açık mısınız', late)?.answer).toMatch(/^Hayır, hafta sonu kapalıyız\. 29 Kasım/);
  const evening = answererAt('2026-11-27T17:00:00Z');
  expect(answered('bugün açık mısınız', evening)?.answer).toMatch(/^Hayır, bugün \(27 Kasım 2026 Cuma\) kapandık;/);
});

it('names exceptions with their reasons, and holidays as the practice keeps them', () => {
  const exceptions = [{ from: '2026-12-01', to: '2026-12-02', reason: 'Kongre' }];
  const away = answererAt('2026-11-28T09:00:00Z', { exceptions });
  expect(answered('salı açık mısınız', away)?.answer).toMatch(/^Hayır, 1 Aralık 2026 Salı günü \(Kongre\) kapalıyız\./);
  const unsure = answererAt('2026-11-28T09:00:00Z', { publicHolidays: 'differ' });
  expect(answered('1 Ocak’ta açık mısınız', unsure)?.answer).toMatch(/^Belli değil: 1 Ocak 2027 Cuma günü \(Yılbaşı\)/);
});

it('says nothing about a year whose feasts the build does not know', () => {
  expect(answered('10 Mart 2031 açık mısınız')?.answer ?? '').not.toMatch(/2031/);
});
