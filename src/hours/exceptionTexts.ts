import { DAYS, type Exception, lastDay } from '#content/schemas/hoursFields.ts';
import { dayAndMonth, dayInEnglish, longDate } from './dateTexts.ts';
import { occurringWeekdays, skipsDays, sortedExceptions, weekdaysOf } from './exceptions.ts';
import { EXCEPTION_WORDS } from './holidayWords.ts';
import { dayNames, daysInEnglish, hoursGroups, hoursLine, publicHolidaysLine } from './hoursTexts.ts';
import { HOURS_WORDS } from './hoursWords.ts';
import { timesInEnglish, timesInTurkish } from './intervals.ts';
import { holidaysIn, type PracticeHours } from './practiceCalendar.ts';
import { mergeIntervals } from './week.ts';

/**
 * Format an exception in Turkish: `29 Ekim 2026 (Cumhuriyet Bayramı): Kapalı`, or
 * `Her yıl 1 Haziran – 15 Eylül: Hafta içi 08.00–20.00, resmî tatillerde kapalı`.
 */
export function exceptionLine(exception: Exception, practice: PracticeHours): string {
  const { from, everyYear, reason, hours } = exception;
  const last = lastDay(exception);
  const format = everyYear ? dayAndMonth : longDate;
  const dates = last === from ? format(from) : `${format(from)} – ${format(last)}`;
  const when = `${everyYear ? `${EXCEPTION_WORDS.everyYear} ` : ''}${dates}${reason ? ` (${reason})` : ''}`;
  const days = dayNames(namedDays(exception, practice));
  if (!hours) return `${when}: ${days ? `${days} ${HOURS_WORDS.closed.toLocaleLowerCase('tr')}` : HOURS_WORDS.closed}`;
  const holidays = holidaysIn(exception, practice).length > 0 ? EXCEPTION_WORDS.notOnHolidays : '';
  return `${when}: ${days && `${days} `}${timesInTurkish(mergeIntervals(hours))}${holidays}`;
}

export const exceptionSentence = (exception: Exception, practice: PracticeHours): string =>
  `${exceptionLine(exception, practice)}.`;

/** Format an exception in English: `2026-12-31: open 09:00–12:00.` */
export function exceptionInEnglish(exception: Exception, practice: PracticeHours): string {
  const { from, everyYear, hours } = exception;
  const last = lastDay(exception);
  const format = everyYear ? dayInEnglish : (day: string) => day;
  const dates = last === from ? format(from) : `${format(from)} to ${format(last)}`;
  const named = namedDays(exception, practice);
  const days = named.length > 0 ? `${daysInEnglish(named)} ` : '';
  const holidays = hours && holidaysIn(exception, practice).length > 0 ? ', closed on public holidays' : '';
  const state = hours ? `${days}open ${timesInEnglish(mergeIntervals(hours))}${holidays}` : `${days}closed`;
  return `${everyYear ? 'Every year ' : ''}${dates}: ${state}.`;
}

/** List the weekdays of an exception, in order; none if it is for all its days. */
function namedDays(exception: Exception, practice: PracticeHours) {
  if (!skipsDays(exception, practice)) return [];
  const occur = occurringWeekdays(exception);
  return weekdaysOf(exception, practice)
    .filter((day) => occur.includes(day))
    .map((day) => DAYS[day - 1]!);
}

/** Format opening hours in Turkish: groups of days, public holidays, exceptions by date. */
export function hoursLines(practice: PracticeHours): string[] {
  const holidays = publicHolidaysLine(practice);
  return [
    ...hoursGroups(practice).map(hoursLine),
    ...(holidays ? [holidays] : []),
    ...sortedExceptions(practice).map((exception) => exceptionLine(exception, practice)),
  ];
}
