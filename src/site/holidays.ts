import { DAYS, lastDay } from '../entries/openingHours.ts';
import type { Curated } from '../entries/faq.ts';
import type { Practice } from '../entries/practice.ts';
import { SINGLE_PAGES } from './addresses.ts';
import { exceptionLine, hoursGroups, hoursLine, sortedExceptions, weekOf, type Interval } from './hours.ts';
import { HOLIDAY_WORDS as SAY, HOLIDAYS, type MovingHoliday } from './holidayWords.ts';
import { sectionId } from './sectionId.ts';

type Hours = Pick<Practice, 'openingHours' | 'exceptions' | 'publicHolidays' | 'address'>;

/** Where a practice that is closed on public holidays lists them with their dates. */
export const HOLIDAYS_PLACE = `${SINGLE_PAGES['contact']}#${sectionId(SAY.heading)}`;

/** The days on which a practice is closed for a holiday, and those on which it closes at one o'clock: `MM-DD` or `YYYY-MM-DD`. */
export interface ClosedDays {
  readonly holidays: readonly string[];
  readonly halfDays: readonly string[];
}

/** The year of a build and the two after it. */
export const holidayYears = (today = new Date()): number[] => [0, 1, 2].map((more) => today.getFullYear() + more);

/** Days off for public holidays; none where the practice is open then, or where the country's holidays are not known. */
export function closedDays(practice: Hours, years = holidayYears()): ClosedDays {
  const { fixed, moving } = holidaysOf(practice);
  if (practice.publicHolidays !== 'closed') return { holidays: [], halfDays: [] };
  const feasts = moving.flatMap((feast) => years.map((year) => feastOf(feast, year)));
  return {
    holidays: [...fixed.map(({ day }) => day), ...feasts.flatMap(({ days }) => days)],
    halfDays: [...fixed.flatMap(({ eve }) => eve ?? []), ...feasts.map(({ eve }) => eve)],
  };
}

/** What holds on each public holiday, a line each, for people. */
export function holidayLines(practice: Hours, years = holidayYears()): string[] {
  const { fixed, moving } = holidaysOf(practice);
  if (practice.publicHolidays !== 'closed') return [];
  return [
    ...fixed.map(({ on, name, eveOn }) => SAY.fixedLine(on, name, eveOn)),
    ...moving.flatMap((feast) => feastLines(feast, practice, years)),
  ];
}

/** Questions on each public holiday with what holds on it, for the question box; the contact page is cited. */
export function holidayQuestions(practice: Hours, years = holidayYears()): Curated[] {
  const { fixed, moving } = holidaysOf(practice);
  const page = 'pages/contact';
  const usual = hoursGroups(practice).map(hoursLine).join(', ');
  const state = practice.publicHolidays;
  const entries = [
    ...fixed.map(({ key, name, on, eveOn, phrasings }) => ({
      key,
      question: SAY.question(`${on.replace(/’.*/u, '')} ${name}`),
      answer: SAY.fixed[state](on, name, usual, state === 'closed' ? eveOn : undefined),
      phrasings: [...phrasings],
    })),
    ...moving.map((feast) => ({
      key: feast.key,
      question: SAY.question(feast.name),
      answer: SAY.moving[state](feast.name, usual, feastLines(feast, practice, years)),
      phrasings: [...feast.phrasings],
    })),
  ];
  if (moving.length > 0)
    entries.push({
      key: SAY.eve.key,
      question: SAY.eve.question,
      answer: SAY.eve.answer[state](
        usual,
        moving.flatMap((feast) => feastLines(feast, practice, years)),
      ),
      phrasings: [...SAY.eve.phrasings],
    });
  return entries.map((entry) => ({ ...entry, page }));
}

/** When a half day's holiday begins (law 2429). */
const NOON_BREAK = '13:00';

/** The hours of each day on which a practice closes early for a holiday; days off and days with hours of their own are not there. */
export function halfDayHours(practice: Hours, years = holidayYears()): { day: string; hours: Interval[] }[] {
  const { holidays, halfDays } = closedDays(practice, years);
  const week = weekOf(practice);
  return halfDays
    .flatMap((day) => (day.length > 'MM-DD'.length ? [day] : years.map((year) => `${year}-${day}`)))
    .filter((day) => !holidays.includes(day) && !holidays.includes(day.slice('YYYY-'.length)))
    .filter((day) => !practice.exceptions.some((item) => item.from <= day && day <= lastDay(item)))
    .toSorted()
    .map((day) => ({ day, hours: beforeNoonBreak(week[(new Date(day).getUTCDay() + 6) % 7]!) }))
    .filter(({ hours }) => hours.length > 0);
}

const beforeNoonBreak = (hours: readonly Interval[]): Interval[] =>
  hours
    .filter(({ opens }) => opens < NOON_BREAK)
    .map(({ opens, closes }) => ({ opens, closes: closes < NOON_BREAK ? closes : NOON_BREAK }));

/**
 * The days on which a practice that is closed on public holidays closes at one o'clock, in English, such as
 * `28 October and the day before Kurban Bayramı`; undefined where none is known.
 */
export function halfDaysInEnglish(practice: Hours): string | undefined {
  const { fixed, moving } = holidaysOf(practice);
  if (practice.publicHolidays !== 'closed') return undefined;
  const days = [
    ...fixed.flatMap(({ eve }) => (eve === undefined ? [] : inEnglish(eve))),
    ...moving.map(({ name }) => `the day before ${name}`),
  ];
  return days.length > 0 ? new Intl.ListFormat('en').format(days) : undefined;
}

/** A day of every year, `MM-DD`, such as `28 October`. */
const inEnglish = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`2000-${day}T00:00:00Z`),
  );

const holidaysOf = ({ address }: Hours) => HOLIDAYS[address.addressCountry] ?? { fixed: [], moving: [] };

/** A line for each year; an exception that the practice names for the feast stands instead. */
const feastLines = (feast: MovingHoliday, practice: Hours, years: readonly number[]): string[] =>
  years.map((year) => {
    const { eve, days } = feastOf(feast, year);
    const own = sortedExceptions(practice).find((item) => item.from <= days[0]! && days[0]! <= lastDay(item));
    return own ? exceptionLine(own) : SAY.movingLine(feast.name, eve, days[0]!, days.at(-1)!);
  });

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});
const DAY = 24 * 60 * 60 * 1000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The days of a religious feast in a year, and its eve, by the calendar of Umm al-Qura, whose days Türkiye's are. */
function feastOf({ month, day, length }: Pick<MovingHoliday, 'month' | 'day' | 'length'>, year: number) {
  let first = Date.UTC(year, 0, 1);
  while (hijri.format(first) !== `${month}/${day}`) first += DAY;
  return { eve: iso(first - DAY), days: Array.from({ length }, (_, index) => iso(first + index * DAY)) };
}

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
