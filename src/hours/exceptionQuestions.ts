import type { DayQuestion } from '#content/schemas/faqFile.ts';
import { lastDay } from '#content/schemas/hoursFields.ts';
import { daysBetween } from './dates.ts';
import { dayAndMonth, dayInEnglish, longDate } from './dateTexts.ts';
import { sortedExceptions } from './exceptions.ts';
import { exceptionInEnglish, exceptionLine } from './exceptionTexts.ts';
import { EXCEPTION_WORDS } from './holidayWords.ts';
import { usualHours } from './hoursTexts.ts';
import { isFixedHoliday, type PracticeHours } from './practiceCalendar.ts';

/** The most days of one exception that are read. */
const MAX_DAYS_READ = 366;

/** The most days of one exception that get phrasings of their own. */
const MAX_DAYS_ASKED = 62;

/**
 * Write a question for each month that has days with other hours: one for all years if some of them repeat. Not for
 * each day: the name of a month also finds its days, so the answer must be right for all of them.
 */
export function exceptionQuestions(practice: PracticeHours): DayQuestion[] {
  const days = sortedExceptions(practice).flatMap((exception) =>
    daysBetween(exception.from, lastDay(exception))
      .slice(0, MAX_DAYS_READ)
      .map((day, index) => ({ day, exception, isAsked: index < MAX_DAYS_ASKED && !isFixedHoliday(practice, day) })),
  );
  const repeated = new Set(days.flatMap(({ day, exception }) => (exception.everyYear ? monthOf(day) : [])));
  const groups = Map.groupBy(days, ({ day }) =>
    repeated.has(monthOf(day)) ? monthOf(day) : day.slice(0, 'YYYY-MM'.length),
  );
  return [...groups].map(([month, inMonth]) => {
    const exceptions = [...new Set(inMonth.map(({ exception }) => exception))];
    const isYearly = repeated.has(month);
    const asked = new Map(inMonth.flatMap(({ day, isAsked }) => (isAsked ? [[dayAndMonth(day), day]] : [])));
    const name = isYearly ? dayAndMonth(`2000-${month}-01`) : longDate(`${month}-01`);
    return {
      key: `ozel-gunler-${month}`,
      question: EXCEPTION_WORDS.question(name.replace(/^1 /, '')),
      answer: EXCEPTION_WORDS.answer(
        exceptions.map((exception) => exceptionLine(exception, practice)),
        usualHours(practice),
      ),
      inEnglish: exceptions.map((exception) => exceptionInEnglish(exception, practice)).join(' '),
      phrasings: [
        ...EXCEPTION_WORDS.ofMonth(Number(month.slice(-2))),
        ...[...asked].flatMap(([date, day]) =>
          EXCEPTION_WORDS.ofDay(date, Number(monthOf(day)), isYearly ? undefined : weekday.format(Date.parse(day))),
        ),
        ...[...asked.values()].map((day) => `are you open on ${dayInEnglish(day)}`),
      ],
      page: 'pages/contact',
      isAboutDays: true,
    };
  });
}

const monthOf = (day: string): string => day.slice(5, 7);

const weekday = new Intl.DateTimeFormat('tr', { weekday: 'long', timeZone: 'UTC' });
