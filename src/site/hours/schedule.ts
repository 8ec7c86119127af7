import { DAYS, lastDay } from '../../entries/schemas/openingHours.ts';
import type { Practice } from '../../entries/schemas/practice.ts';
import { closedDays } from './calendar.ts';
import { hoursGroups, sortedExceptions } from './hours.ts';

/** The opening hours for the script that tells whether the practice is open, in reading order; 1 is Monday. */
export const scheduleOf = (practice: Practice, years?: number[]) => ({
  timezone: practice.timezone,
  week: hoursGroups(practice).map(({ days, intervals }) => ({
    days: days.map((day) => DAYS.indexOf(day) + 1),
    intervals,
  })),
  ...closedDays(practice, years),
  exceptions: sortedExceptions(practice).map((exception) => ({
    from: exception.from,
    to: lastDay(exception),
    intervals: exception.hours ?? [],
  })),
});
