import { sortedExceptions } from '#site/hours/exceptions.ts';
import { openInEnglish, usualHours } from '#site/hours/hours.ts';
import { datesOf, holidaysOf, holidayYears } from '#site/hours/practiceCalendar.ts';
import { scheduleOf } from '#site/hours/schedule.ts';
import type { Site } from '#site/site.ts';
import type { Calendar } from '../days/holidayOn.ts';

/** Collect what is needed to tell the hours of a day at a practice. */
export function calendarOf(practice: Site['practice'], years = holidayYears()): Calendar {
  const { fixed, moving } = holidaysOf(practice);
  const feasts = moving.flatMap((feast) =>
    years.flatMap((year) => datesOf(feast, year).map((dates) => ({ ...dates, feast }))),
  );
  return {
    hours: scheduleOf(practice, years),
    years,
    mayDiffer: practice.publicHolidays === 'differ',
    usual: { tr: usualHours(practice), en: openInEnglish(practice) },
    reasons: sortedExceptions(practice).map(({ reason }) => reason ?? ''),
    holidays: Object.fromEntries([
      ...fixed.flatMap(({ key, day, eve, name }) => [
        [day, { key, name }],
        ...(eve ? [[eve, { key, name, isEve: true }]] : []),
      ]),
      ...feasts.flatMap(({ eve, days, feast: { key, name } }) => [
        [eve, { key, name, isEve: true }],
        ...days.map((day) => [day, { key, name }]),
      ]),
    ]) as Calendar['holidays'],
  };
}
