import { type Exception, isSingleDate } from '#content/schemas/hoursFields.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import { addDays, daysBetween, weekdayOf } from '#hours/dates.ts';
import { HOLIDAYS, type MovingHoliday } from '../words/holidays.ts';
import { sortedExceptions, spansOf, weekdaysOf } from './exceptions.ts';

/** What the hours of a practice on any day depend on. */
export type PracticeHours = Pick<Practice, 'openingHours' | 'exceptions' | 'publicHolidays' | 'address' | 'timezone'>;

/** Days off, and days that end at 13:00: `MM-DD` every year, or `YYYY-MM-DD`. */
interface ClosedDays {
  readonly holidays: readonly string[];
  readonly halfDays: readonly string[];
}

/** Get the year of a build and the two after it. */
export const holidayYears = (): number[] => [0, 1, 2].map((more) => new Date().getFullYear() + more);

/** Get the days off for public holidays: none if the practice works then, or the country's holidays are not known. */
export function closedDays(practice: PracticeHours, years = holidayYears()): ClosedDays {
  const { fixed, moving } = holidaysOf(practice);
  if (practice.publicHolidays !== 'closed') return { holidays: [], halfDays: [] };
  const feasts = moving.flatMap((feast) => years.flatMap((year) => datesOf(feast, year)));
  return {
    holidays: [...fixed.map(({ day }) => day), ...feasts.flatMap(({ days }) => days)],
    halfDays: [...fixed.flatMap(({ eve }) => eve ?? []), ...feasts.map(({ eve }) => eve)],
  };
}

/** Find the exception that replaces the rules on public holidays on a day, `YYYY-MM-DD`. */
export const exceptionOn = (practice: PracticeHours, day: string): Exception | undefined =>
  sortedExceptions(practice).findLast(
    (exception) =>
      (practice.publicHolidays === 'open' || exception.closed || isSingleDate(exception)) &&
      isOn(exception, practice, day),
  );

/** Tell whether an exception is for a day, `YYYY-MM-DD`. */
const isOn = (exception: Exception, practice: PracticeHours, day: string): boolean =>
  spansOf(exception, [yearOf(day)]).some(({ from, to }) => from <= day && day <= to) &&
  weekdaysOf(exception, practice).includes(weekdayOf(day));

/** List the public holidays on which the practice is closed although an exception gives these days other hours. */
export const holidaysIn = (exception: Exception, practice: PracticeHours): string[] =>
  isSingleDate(exception)
    ? []
    : spansOf(exception, holidayYears()).flatMap(({ from, to }) => {
        const years = [...new Set([yearOf(from), yearOf(to)])];
        const days = inEachYear(closedDays(practice, years).holidays, years);
        const weekdays = weekdaysOf(exception, practice);
        return days.filter((day) => from <= day && day <= to && weekdays.includes(weekdayOf(day)));
      });

const yearOf = (day: string): number => Number(day.slice(0, 'YYYY'.length));

/** List the exceptions that cover any of some days, each once. */
export const exceptionsOn = (practice: PracticeHours, days: readonly string[]) => [
  ...new Set(days.flatMap((day) => exceptionOn(practice, day) ?? [])),
];

/** List the exceptions that cover a day, `MM-DD`, in some years. */
export const exceptionsInYears = (practice: PracticeHours, day: string, years: readonly number[]) =>
  exceptionsOn(practice, inEachYear([day], years));

/** Tell whether a day, `YYYY-MM-DD`, is a holiday of every year. */
export const isFixedHoliday = (practice: PracticeHours, date: string): boolean =>
  holidaysOf(practice).fixed.some(({ day }) => date.endsWith(day));

/** Name days of every year (`MM-DD`) once in each year. */
export const inEachYear = (days: readonly string[], years: readonly number[]): string[] =>
  days.flatMap((day) => (day.length > 'MM-DD'.length ? [day] : years.map((year) => `${year}-${day}`)));

/** Get the public holidays of the practice's country; none if they are not known. */
export const holidaysOf = ({ address }: PracticeHours) => HOLIDAYS[address.addressCountry] ?? { fixed: [], moving: [] };

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

const found = new Map<string, { eve: string; days: string[] }[]>();

/**
 * Find the days and the eve of a feast that begins in a year, once or twice, by the calendar of Umm al-Qura, as
 * Türkiye's.
 */
export function datesOf(feast: MovingHoliday, year: number): { eve: string; days: string[] }[] {
  const name = `${feast.key} ${year}`;
  const dates = found.get(name) ?? findDates(feast, year);
  found.set(name, dates);
  return dates;
}

function findDates({ month, day, length }: MovingHoliday, year: number): { eve: string; days: string[] }[] {
  const begins = (date: string) => hijri.format(Date.parse(date)) === `${month}/${day}`;
  let first = `${year}-01-01`;
  while (!begins(first)) first = addDays(first, 1);
  // A Hijri year has 354 or 355 days.
  return [first, addDays(first, 354), addDays(first, 355)]
    .filter((date) => date.startsWith(String(year)) && begins(date))
    .map((date) => ({ eve: addDays(date, -1), days: daysBetween(date, addDays(date, length - 1)) }));
}
