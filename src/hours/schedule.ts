import { DAYS, type Exception, lastDay } from '#content/schemas/hoursFields.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import { skipsDays, sortedExceptions, weekdaysOf } from './exceptions.ts';
import { type Calendar, hoursOn, type Schedule } from './hoursOn.ts';
import { hoursGroups, openInEnglish, usualHours } from './hoursTexts.ts';
import { holidayDates, holidayYears, type PracticeHours } from './practiceCalendar.ts';
import { mergeIntervals } from './week.ts';

/** The opening hours as data, in reading order. It tells those of any day, but knows movable feasts only of `years`. */
export const scheduleOf = (practice: PracticeHours, years = holidayYears(practice)): Schedule => ({
  timezone: practice.timezone,
  week: hoursGroups(practice).map(({ days, intervals }) => ({
    days: days.map((day) => DAYS.indexOf(day) + 1),
    intervals,
  })),
  publicHolidays: practice.publicHolidays,
  holidays: holidayDates(practice, years),
  exceptions: sortedExceptions(practice).map((exception) => ({
    from: exception.from,
    to: lastDay(exception),
    ...(exception.everyYear && { everyYear: true }),
    ...(skipsDays(exception, practice) && { days: weekdaysOf(exception, practice) }),
    intervals: mergeIntervals(exception.hours ?? []),
    ...(exception.reason && { reason: exception.reason }),
  })),
});

/** Get the data from which questions about a day are answered. */
export const calendarOf = (practice: Practice, years = holidayYears(practice)): Calendar => ({
  hours: scheduleOf(practice, years),
  years,
  usual: { tr: usualHours(practice), en: openInEnglish(practice) },
});

/** Find the exception that replaces the rules on public holidays on a day, `YYYY-MM-DD`. */
export function exceptionOn(practice: PracticeHours, day: string): Exception | undefined {
  const { rule, mayDiffer } = hoursOn(scheduleOf(practice, [Number(day.slice(0, 'YYYY'.length))]), day);
  return rule.list === 'exceptions' && !mayDiffer ? sortedExceptions(practice)[rule.index] : undefined;
}

/** List the exceptions that cover any of some days, each once. */
export const exceptionsOn = (practice: PracticeHours, days: readonly string[]) => [
  ...new Set(days.flatMap((day) => exceptionOn(practice, day) ?? [])),
];
