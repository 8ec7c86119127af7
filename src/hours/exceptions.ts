import {
  DAYS,
  type Exception,
  exceptionRank,
  inYears,
  isOneDayOfOneYear,
  lastDay,
} from '#content/schemas/hoursFields.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import { compareTexts } from '#files/compareTexts.ts';
import { addDays, type DateRange, weekdayOf } from './dates.ts';
import { weekOf } from './week.ts';

type HoursFields = Pick<Practice, 'openingHours' | 'exceptions'>;

/** Sort exceptions: seasons, then dates. On a day that several of them cover, the last of them counts. */
export const sortedExceptions = ({ exceptions }: Pick<HoursFields, 'exceptions'>): Exception[] =>
  exceptions.toSorted(
    (a, b) =>
      Number(!a.everyYear) - Number(!b.everyYear) ||
      (a.everyYear ? exceptionRank(a) - exceptionRank(b) : 0) ||
      compareTexts(a.from, b.from) ||
      exceptionRank(a) - exceptionRank(b),
  );

/**
 * Get the weekdays that an exception is for, as ISO numbers. Without `days`, other hours are for the days on which the
 * practice is open anyway, unless they are those of a single date; days off are for every day.
 */
export function weekdaysOf(exception: Exception, practice: Pick<HoursFields, 'openingHours'>): number[] {
  const week = weekOf(practice);
  const all = exception.closed || isOneDayOfOneYear(exception);
  return [1, 2, 3, 4, 5, 6, 7].filter((day) =>
    exception.days ? exception.days.includes(DAYS[day - 1]!) : all || week[day - 1]!.length > 0,
  );
}

/** Get the spans of days of an exception in some years, and in the year before them; only one if it does not repeat. */
export function exceptionRanges(exception: Exception, years: readonly number[]): DateRange[] {
  const { from, everyYear } = exception;
  if (!everyYear) return [{ from, to: lastDay(exception) }];
  const yearsLater = (year: number) => year - Number(from.slice(0, 4));
  return [Math.min(...years) - 1, ...years].map((year) => ({
    from: inYears(from, yearsLater(year)),
    to: inYears(lastDay(exception), yearsLater(year)),
  }));
}

/** Tell whether an exception skips some weekdays of its days. */
export function skipsDays(exception: Exception, practice: Pick<HoursFields, 'openingHours'>): boolean {
  const days = weekdaysOf(exception, practice);
  return days.length < 7 && occurringWeekdays(exception).some((day) => !days.includes(day));
}

/** List the weekdays among the days of an exception. */
export function occurringWeekdays(exception: Exception): number[] {
  if (exception.everyYear) return [1, 2, 3, 4, 5, 6, 7];
  const last = lastDay(exception);
  return [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(exception.from, days))
    .filter((day) => day <= last)
    .map(weekdayOf);
}
