import { type Exception, isOneDayOfOneYear } from '#content/schemas/hoursFields.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import { addDays, daysBetween, localTime, weekdayOf } from './dates.ts';
import { exceptionRanges, weekdaysOf } from './exceptions.ts';
import { HOLIDAY_WORDS, HOLIDAYS, type MovingHoliday } from './holidayWords.ts';
import type { Holiday } from './hoursOn.ts';

/** The facts of a practice on which its hours on any day depend. */
export type PracticeHours = Pick<Practice, 'openingHours' | 'exceptions' | 'publicHolidays' | 'address' | 'timezone'>;

/** Get the year at the practice and the two after it. */
export const holidayYears = ({ timezone }: PracticeHours, now = new Date()): number[] =>
  [0, 1, 2].map((years) => yearOf(localTime(now, timezone).date) + years);

/** List the public holidays of the practice's country: whole days before eves, those of every year before feasts. */
export function holidayDates(practice: PracticeHours, years: readonly number[]): Holiday[] {
  const { fixed, moving } = holidaysOf(practice);
  const holidays = [
    ...fixed.map(({ eve, day, ...holiday }) => ({ ...holiday, days: [day], eves: eve ? [eve] : [] })),
    ...moving.map((feast) => {
      const dates = years.flatMap((year) => datesOf(feast, year));
      return { ...feast, days: dates.flatMap(({ days }) => days), eves: dates.map(({ eve }) => eve) };
    }),
  ];
  return [
    ...holidays.map(({ key, name, days }) => ({ key, name, days })),
    ...holidays
      .filter(({ eves }) => eves.length > 0)
      .map(({ key, name, eves }) => ({ key, name: HOLIDAY_WORDS.eveOf(name), isEve: true as const, days: eves })),
  ];
}

/** List the public holidays on which the practice is closed although an exception gives these days other hours. */
export const holidaysIn = (exception: Exception, practice: PracticeHours): string[] =>
  isOneDayOfOneYear(exception) || practice.publicHolidays !== 'closed'
    ? []
    : exceptionRanges(exception, holidayYears(practice)).flatMap(({ from, to }) => {
        const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, index) => yearOf(from) + index);
        const holidays = holidayDates(practice, years).flatMap(({ isEve, days }) => (isEve ? [] : days));
        const weekdays = weekdaysOf(exception, practice);
        return inEachYear(holidays, years).filter(
          (day) => from <= day && day <= to && weekdays.includes(weekdayOf(day)),
        );
      });

const yearOf = (day: string): number => Number(day.slice(0, 'YYYY'.length));

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

const datesByFeast = new Map<string, { eve: string; days: string[] }[]>();

/**
 * Find the days and the eve of a feast that begins in a year, once or twice, by the calendar of Umm al-Qura, as
 * Türkiye's.
 */
export function datesOf(feast: MovingHoliday, year: number): { eve: string; days: string[] }[] {
  const name = `${feast.key} ${year}`;
  const dates = datesByFeast.get(name) ?? findDates(feast, year);
  datesByFeast.set(name, dates);
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
