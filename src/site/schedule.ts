import { DAYS, lastDay } from '../entries/openingHours.ts';
import type { Practice } from '../entries/practice.ts';
import { closedDays } from './holidays.ts';
import { hoursGroups, sortedExceptions } from './hours.ts';

/** Opening hours for the script that tells whether a practice is open; in the order in which people read them. */
export const scheduleOf = (practice: Practice, years?: readonly number[]) => ({
  timezone: practice.timezone,
  week: hoursGroups(practice).map(({ days, intervals }) => ({
    days: days.map((day) => DAYS.indexOf(day) + 1),
    intervals,
  })),
  ...closedDays(practice, years && [...years]),
  exceptions: sortedExceptions(practice).map((exception) => ({
    from: exception.from,
    to: lastDay(exception),
    intervals: (exception.hours ?? []).map(({ opens, closes }) => ({ opens, closes })),
  })),
});
