import type { Curated } from '../../entries/schemas/faq.ts';
import { lastDay } from '../../entries/schemas/openingHours.ts';
import { dayAndMonth, dayInEnglish, longDate } from '../text/dates.ts';
import { EXCEPTION_WORDS } from '../words/holidays.ts';
import { type Hours, isFixedHoliday } from './calendar.ts';
import { daysBetween } from './days.ts';
import { exceptionInEnglish, exceptionLine, sortedExceptions, usualHours } from './hours.ts';

/** Of one exception, with a question each. */
const MAX_DAYS = 62;

/**
 * Write a question for each month that has days with other hours. Not for each day: the name of a month also finds its
 * days, so the answer must be right for all of them.
 */
export function exceptionQuestions(practice: Hours): Curated[] {
  const days = sortedExceptions(practice).flatMap((exception) =>
    daysBetween(exception.from, lastDay(exception))
      .slice(0, MAX_DAYS)
      .map((day) => ({ day, exception })),
  );
  return [...Map.groupBy(days, ({ day }) => day.slice(0, 'YYYY-MM'.length))].map(([month, inMonth]) => {
    const exceptions = [...new Set(inMonth.map(({ exception }) => exception))];
    const asked = inMonth.map(({ day }) => day).filter((day) => !isFixedHoliday(practice, day));
    return {
      key: `ozel-gunler-${month}`,
      question: EXCEPTION_WORDS.question(longDate(`${month}-01`).replace(/^1 /, '')),
      answer: EXCEPTION_WORDS.answer(exceptions.map(exceptionLine), usualHours(practice)),
      inEnglish: exceptions.map(exceptionInEnglish).join(' '),
      phrasings: [
        ...EXCEPTION_WORDS.ofMonth(Number(month.slice(-2))),
        ...asked.flatMap((day) =>
          EXCEPTION_WORDS.ofDay(dayAndMonth(day), Number(day.slice(5, 7)), weekday.format(Date.parse(day))),
        ),
        ...asked.map((day) => `are you open on ${dayInEnglish(day)}`),
      ],
      page: 'pages/contact',
    };
  });
}

const weekday = new Intl.DateTimeFormat('tr', { weekday: 'long', timeZone: 'UTC' });
