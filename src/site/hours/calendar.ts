import { lastDay } from '../../entries/schemas/openingHours.ts';
import type { Practice } from '../../entries/schemas/practice.ts';
import { HOLIDAYS, type MovingHoliday } from '../words/holidays.ts';
import { addDays, daysBetween, halfDayOf, type Range, rangesOf, weekdayOf } from './days.ts';
import { type Interval, weekOf } from './hours.ts';

/** What the days off of a practice depend on. */
export type Hours = Pick<Practice, 'openingHours' | 'exceptions' | 'publicHolidays' | 'address'>;

/** Days off, and days that end at 13:00: `MM-DD` every year, or `YYYY-MM-DD`. */
interface ClosedDays {
  readonly holidays: readonly string[];
  readonly halfDays: readonly string[];
}

/** Get the year of a build and the two after it. */
export const holidayYears = (): number[] => [0, 1, 2].map((more) => new Date().getFullYear() + more);

/** Get the days off for public holidays: none if the practice works then, or the country's holidays are not known. */
export function closedDays(practice: Hours, years = holidayYears()): ClosedDays {
  const { fixed, moving } = holidaysOf(practice);
  if (practice.publicHolidays !== 'closed') return { holidays: [], halfDays: [] };
  const feasts = moving.flatMap((feast) => years.flatMap((year) => datesOf(feast, year)));
  return {
    holidays: [...fixed.map(({ day }) => day), ...feasts.flatMap(({ days }) => days)],
    halfDays: [...fixed.flatMap(({ eve }) => eve ?? []), ...feasts.map(({ eve }) => eve)],
  };
}

/** Get the days that close early for a holiday, with their hours; without days off and days with hours of their own. */
export function halfDayHours(practice: Hours, years = holidayYears()): { day: string; hours: Interval[] }[] {
  const { holidays, halfDays } = closedDays(practice, years);
  const closed = inEachYear(holidays, years);
  const week = weekOf(practice);
  return inEachYear(halfDays, years)
    .filter((day) => !closed.includes(day) && !exceptionOn(practice, day))
    .toSorted()
    .map((day) => ({ day, hours: halfDayOf(week[weekdayOf(day) - 1]!) }))
    .filter(({ hours }) => hours.length > 0);
}

/**
 * Get the public holidays on which the practice is closed as ranges of days, in order; without days that have hours of
 * their own.
 */
export function closedRanges(practice: Hours, years = holidayYears()): Range[] {
  const closed = new Set(inEachYear(closedDays(practice, years).holidays, years).toSorted());
  return rangesOf([...closed].filter((day) => !exceptionOn(practice, day)));
}

/** Find the exception of the opening hours that covers a day, `YYYY-MM-DD`. */
export const exceptionOn = ({ exceptions }: Hours, day: string) =>
  exceptions.find((exception) => exception.from <= day && day <= lastDay(exception));

/** List the exceptions that cover any of some days, each once. */
export const exceptionsOn = (practice: Hours, days: readonly string[]) => [
  ...new Set(days.flatMap((day) => exceptionOn(practice, day) ?? [])),
];

/** List the exceptions that cover a day, `MM-DD`, in some years. */
export const exceptionsInYears = (practice: Hours, day: string, years: readonly number[]) =>
  exceptionsOn(practice, inEachYear([day], years));

/** Tell whether a day, `YYYY-MM-DD`, is a holiday of every year. */
export const isFixedHoliday = (practice: Hours, date: string): boolean =>
  holidaysOf(practice).fixed.some(({ day }) => date.endsWith(day));

/** Name days of every year (`MM-DD`) once in each year. */
const inEachYear = (days: readonly string[], years: readonly number[]): string[] =>
  days.flatMap((day) => (day.length > 'MM-DD'.length ? [day] : years.map((year) => `${year}-${day}`)));

/** Get the public holidays of the practice's country; none if they are not known. */
export const holidaysOf = ({ address }: Hours) => HOLIDAYS[address.addressCountry] ?? { fixed: [], moving: [] };

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

/**
 * Find the days and the eve of a feast that begins in a year, once or twice, by the calendar of Umm al-Qura, as
 * Türkiye's.
 */
export function datesOf({ month, day, length }: MovingHoliday, year: number): { eve: string; days: string[] }[] {
  const begins = (date: string) => hijri.format(Date.parse(date)) === `${month}/${day}`;
  let first = `${year}-01-01`;
  while (!begins(first)) first = addDays(first, 1);
  // A Hijri year has 354 or 355 days.
  return [first, addDays(first, 354), addDays(first, 355)]
    .filter((date) => date.startsWith(String(year)) && begins(date))
    .map((date) => ({ eve: addDays(date, -1), days: daysBetween(date, addDays(date, length - 1)) }));
}
