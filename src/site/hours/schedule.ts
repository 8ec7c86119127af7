import { DAYS, lastDay } from '#content/schemas/hoursFields.ts';
import type { Hours } from '#hours/openNow.ts';
import { skipsDays, sortedExceptions, weekdaysOf } from './exceptions.ts';
import { hoursGroups } from './hours.ts';
import { closedDays, type PracticeHours } from './practiceCalendar.ts';
import { joined } from './week.ts';

/** The opening hours as data that tells those of any day, in reading order. */
export const scheduleOf = (practice: PracticeHours, years?: number[]): Hours => ({
  timezone: practice.timezone,
  week: hoursGroups(practice).map(({ days, intervals }) => ({
    days: days.map((day) => DAYS.indexOf(day) + 1),
    intervals,
  })),
  ...closedDays(practice, years),
  exceptions: sortedExceptions(practice).map((exception) => ({
    from: exception.from,
    to: lastDay(exception),
    ...(exception.everyYear && { everyYear: true }),
    ...(skipsDays(exception, practice) && { days: weekdaysOf(exception, practice) }),
    intervals: joined(exception.hours ?? []),
  })),
});
