import type { Exception } from '#content/schemas/hoursFields.ts';
import { dateRangesOf, localTime } from './dates.ts';
import { dayInEnglish } from './dateTexts.ts';
import { exceptionLine, exceptionSentence } from './exceptionTexts.ts';
import { type FixedHoliday, HOLIDAY_WORDS, type MovingHoliday } from './holidayWords.ts';
import { openInEnglish } from './hoursTexts.ts';
import { datesOf, holidaysOf, holidayYears, inEachYear, type PracticeHours } from './practiceCalendar.ts';
import { exceptionOn, exceptionsOn } from './schedule.ts';
import { halfDaysOf } from './week.ts';

/** Describe each public holiday in a line of Turkish; none unless the practice is closed then. */
export function holidayLines(practice: PracticeHours, years = holidayYears(practice)): string[] {
  const { fixed, moving } = holidaysOf(practice);
  if (practice.publicHolidays !== 'closed') return [];
  return [
    ...fixed.map((holiday) => fixedLine(holiday, practice, years)),
    ...moving.flatMap((feast) => feastLines(feast, practice, years)),
  ];
}

/** Describe a holiday of every year; years with other hours on the day or its eve come before what usually holds. */
function fixedLine(
  { day, eve, on, name, eveOn }: FixedHoliday,
  practice: PracticeHours,
  years: readonly number[],
): string {
  const { fixedLine: line, fixedEveLine } = HOLIDAY_WORDS;
  const ownExceptions = exceptionsOn(practice, inEachYear([day], years));
  if (!eve || !eveOn) return inOtherYears(ownExceptions, practice, line(on, name), ' ');
  const ofEve = exceptionsOn(practice, inEachYear([eve], years));
  if (ownExceptions.length === ofEve.length && ownExceptions.every((exception) => ofEve.includes(exception)))
    return inOtherYears(ownExceptions, practice, line(on, name, eveOn), ' ');
  return [
    inOtherYears(ownExceptions, practice, line(on, name), ' '),
    inOtherYears(ofEve, practice, fixedEveLine(eveOn), ' '),
  ].join(' ');
}

/** Describe what exceptions say of a day, then what usually holds. */
export function inOtherYears(own: readonly Exception[], practice: PracticeHours, usual: string, gap: string): string {
  const sentences = own.map((exception) => exceptionSentence(exception, practice));
  if (own.some(({ everyYear, closed }) => everyYear && closed)) return sentences.join(gap);
  return HOLIDAY_WORDS.inOtherYears(sentences, usual, gap, !own.some(({ everyYear }) => everyYear));
}

/**
 * Describe each time of a feast that is not over in a line of Turkish, without the days and the eve that an exception
 * covers; a line for each such exception follows.
 */
export const feastLines = (
  feast: MovingHoliday,
  practice: PracticeHours,
  years: readonly number[],
  today = localTime(new Date(), practice.timezone).date,
): string[] =>
  years
    .flatMap((year) => datesOf(feast, year))
    .filter(({ days }) => days.at(-1)! >= today)
    .flatMap(({ eve, days }) => {
      const isUsual = (day: string) => !exceptionOn(practice, day);
      const closed = dateRangesOf(days.filter(isUsual));
      const usual =
        closed.length > 0 || isUsual(eve)
          ? [HOLIDAY_WORDS.movingLine(feast.name, days[0]!.slice(0, 4), isUsual(eve) ? eve : undefined, closed)]
          : [];
      return [
        ...usual,
        ...exceptionsOn(practice, [eve, ...days]).map((exception) => exceptionLine(exception, practice)),
      ];
    });

/** Say in English what holds on half days: `On 28 October it is open Monday 09:00–13:00.`; undefined if none. */
export function halfDaysInEnglish(practice: PracticeHours): string | undefined {
  const { fixed, moving } = holidaysOf(practice);
  if (practice.publicHolidays !== 'closed') return undefined;
  const days = [
    ...fixed.flatMap(({ eve }) => (eve === undefined ? [] : dayInEnglish(`2000-${eve}`))),
    ...moving.map(({ name }) => `the day before ${name}`),
  ];
  if (days.length === 0) return undefined;
  const hours = openInEnglish({ name: 'it', ...halfDaysOf(practice) }) || 'it is closed.';
  return `On ${new Intl.ListFormat('en').format(days)} ${hours}`;
}
