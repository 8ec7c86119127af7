import type { Curated } from '../../entries/schemas/faq.ts';
import { lastDay } from '../../entries/schemas/openingHours.ts';
import type { Practice } from '../../entries/schemas/practice.ts';
import { dayAndMonth, longDate } from '../text/dates.ts';
import { EXCEPTION_WORDS as SAY } from '../words/holidays.ts';
import { datesBetween, isFixedHoliday } from './holidays.ts';
import { exceptionInEnglish, exceptionLine, hoursGroups, hoursLine, sortedExceptions } from './hours.ts';

type Hours = Pick<Practice, 'openingHours' | 'exceptions' | 'publicHolidays' | 'address'>;

/** Days of a long absence that are asked about by their date. */
const LONGEST = 62;

/**
 * Write a question for each month that has days with other hours. A month, since a day is found by the name of its month, too: the answer
 * is right for every day of it.
 */
export function exceptionQuestions(practice: Hours): Curated[] {
  const usual = hoursGroups(practice).map(hoursLine).join(', ');
  const days = sortedExceptions(practice).flatMap((exception) =>
    datesBetween(exception.from, lastDay(exception))
      .slice(0, LONGEST)
      .map((day) => ({ day, exception })),
  );
  return [...Map.groupBy(days, ({ day }) => day.slice(0, 'YYYY-MM'.length))].map(([month, inMonth]) => {
    const exceptions = [...new Set(inMonth.map(({ exception }) => exception))];
    const asked = inMonth.map(({ day }) => day).filter((day) => !isFixedHoliday(practice, day));
    return {
      key: `ozel-gunler-${month}`,
      question: SAY.question(longDate(`${month}-01`).replace(/^1 /, '')),
      answer: SAY.answer(exceptions.map(exceptionLine), usual),
      inEnglish: exceptions.map(exceptionInEnglish).join(' '),
      phrasings: [
        ...SAY.ofMonth(Number(month.slice(-2))),
        ...asked.flatMap((day) =>
          SAY.ofDay(dayAndMonth(day), Number(day.slice(5, 7)), weekday.format(Date.parse(day))),
        ),
        ...asked.map((day) => `are you open on ${english.format(Date.parse(day))}`),
      ],
      page: 'pages/contact',
    };
  });
}

const weekday = new Intl.DateTimeFormat('tr', { weekday: 'long', timeZone: 'UTC' });
const english = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
