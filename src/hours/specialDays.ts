import { type Day, DAYS } from '#content/schemas/hoursFields.ts';
import { addDays, type DateRange, dateRangesOf, daysBetween, weekdayOf } from './dates.ts';
import { exceptionRanges, sortedExceptions } from './exceptions.ts';
import { hoursOn } from './hoursOn.ts';
import type { Interval } from './intervals.ts';
import { holidayYears, inEachYear, type PracticeHours } from './practiceCalendar.ts';
import { scheduleOf } from './schedule.ts';

/** Days with other hours than those of their weekday; without hours, the practice is closed. */
interface SpecialDays extends DateRange {
  /** Those of the weekdays between that the hours are for; undefined for all. */
  readonly days?: readonly Day[];
  readonly hours: readonly Interval[];
}

/** List the days whose hours a public holiday decides, in order; without days that have hours of their own. */
function onHolidays(practice: PracticeHours, years: readonly number[]) {
  const schedule = scheduleOf(practice, [...years]);
  const dates = schedule.holidays.flatMap(({ days }) => days);
  return [...new Set(inEachYear(dates, years))]
    .toSorted()
    .map((day) => ({ day, ...hoursOn(schedule, day) }))
    .filter(({ rule }) => rule.list === 'holidays');
}

/** List the days that close early for a holiday, with the hours that are left, if any; without days off. */
export const halfDays = (practice: PracticeHours, years = holidayYears(practice)): SpecialDays[] =>
  onHolidays(practice, years).flatMap(({ day, intervals, holiday }) =>
    holiday?.isEve ? [{ from: day, to: day, hours: intervals }] : [],
  );

/** List the public holidays on which the practice is closed, in order. */
const daysOff = (practice: PracticeHours, years = holidayYears(practice)): SpecialDays[] =>
  dateRangesOf(onHolidays(practice, years).flatMap(({ day, holiday }) => (holiday?.isEve ? [] : [day]))).map(
    (range) => ({
      ...range,
      hours: [],
    }),
  );

/** List all days with special hours in some years. No day is in two items, unless these name different weekdays. */
export const specialDays = (practice: PracticeHours, years = holidayYears(practice)): SpecialDays[] => [
  ...exceptionalDays(practice, years),
  ...daysOff(practice, years),
  ...halfDays(practice, years),
];

/** Cut the days of each exception where a holiday or another exception comes between. */
function exceptionalDays(practice: PracticeHours, years: readonly number[]): SpecialDays[] {
  const schedule = scheduleOf(practice, [Math.min(...years) - 1, ...years, Math.max(...years) + 1]);
  return sortedExceptions(practice).flatMap((exception, index) =>
    exceptionRanges(exception, years).flatMap(({ from, to }) => {
      const parts: { from: string; to: string; days: string[] }[] = [];
      for (const day of daysBetween(from, to)) {
        const { rule } = hoursOn(schedule, day);
        const isOwn = rule.list === 'exceptions' && rule.index === index;
        // A day with its usual hours may be between; `days` leaves it out.
        if (!isOwn) continue;
        const part = parts.at(-1);
        if (part && isUsualBetween(schedule, part.to, day)) {
          part.to = day;
          part.days.push(day);
        } else parts.push({ from: day, to: day, days: [day] });
      }
      return parts.map(({ days, ...part }) => ({
        ...part,
        ...(days.length < daysBetween(part.from, part.to).length && { days: weekdaysAmong(days) }),
        hours: schedule.exceptions[index]!.intervals,
      }));
    }),
  );
}

/** Tell whether no special day is between two days. */
const isUsualBetween = (schedule: ReturnType<typeof scheduleOf>, from: string, to: string): boolean =>
  daysBetween(addDays(from, 1), addDays(to, -1)).every((day) => hoursOn(schedule, day).rule.list === 'week');

const weekdaysAmong = (days: readonly string[]): Day[] =>
  DAYS.filter((_, index) => days.some((day) => weekdayOf(day) === index + 1));
