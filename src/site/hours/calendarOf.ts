import type { Calendar } from '#answers/indexKnowledge.ts';
import type { Site } from '../site.ts';
import { sortedExceptions } from './exceptions.ts';
import { openInEnglish, usualHours } from './hours.ts';
import { datesOf, holidaysOf, holidayYears } from './practiceCalendar.ts';
import { scheduleOf } from './schedule.ts';

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
