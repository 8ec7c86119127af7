import type { Curated } from '../../entries/schemas/faq.ts';
import { DAYS, lastDay } from '../../entries/schemas/openingHours.ts';
import type { Practice } from '../../entries/schemas/practice.ts';
import { SINGLE_PAGES } from '../addresses.ts';
import { dayInEnglish } from '../text/dates.ts';
import { sectionId } from '../text/sectionId.ts';
import { HOLIDAY_WORDS, HOLIDAYS, type MovingHoliday } from '../words/holidays.ts';
import { addDays, daysBetween, halfDayOf, weekdayOf } from './days.ts';
import { exceptionLine, hoursGroups, type Interval, sortedExceptions, usualHours, weekOf } from './hours.ts';

type Hours = Pick<Practice, 'openingHours' | 'exceptions' | 'publicHolidays' | 'address'>;

/** Address of the section that lists the holidays with their dates. */
export const HOLIDAYS_PLACE = `${SINGLE_PAGES.contact}#${sectionId(HOLIDAY_WORDS.heading)}`;

/** Days off, and days that end at 13:00: `MM-DD` every year, or `YYYY-MM-DD`. */
interface ClosedDays {
  readonly holidays: readonly string[];
  readonly halfDays: readonly string[];
}

/** The year of a build and the two after it. */
const holidayYears = (): number[] => [0, 1, 2].map((more) => new Date().getFullYear() + more);

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

/** Describe each public holiday in a line of Turkish; none unless the practice is closed then. */
export function holidayLines(practice: Hours, years = holidayYears()): string[] {
  const { fixed, moving } = holidaysOf(practice);
  if (practice.publicHolidays !== 'closed') return [];
  return [
    ...fixed.map(({ on, name, eveOn }) => HOLIDAY_WORDS.fixedLine(on, name, eveOn)),
    ...moving.flatMap((feast) => feastLines(feast, practice, years)),
  ];
}

/** Write a question for each public holiday, and one for the eves of feasts, with their answers. */
export function holidayQuestions(practice: Hours, years = holidayYears()): Curated[] {
  const { fixed, moving } = holidaysOf(practice);
  const usual = usualHours(practice);
  const mornings = weekOf(practice).map(halfDayOf);
  const halfDay = HOLIDAY_WORDS.halfDay([...mornings.keys()].filter((day) => mornings[day]!.length === 0));
  const answer = (days: string, closed: string) => HOLIDAY_WORDS.answer[practice.publicHolidays](days, usual, closed);
  const linesOf = (...feasts: MovingHoliday[]) => feasts.flatMap((feast) => feastLines(feast, practice, years));
  return [
    ...fixed.map(({ key, day, name, on, eveOn, phrasings }) => ({
      key,
      question: HOLIDAY_WORDS.question(`${on.replace(/’.*/u, '')} ${name}`),
      answer: [
        ...years
          .flatMap((year) => exceptionOn(practice, `${year}-${day}`) ?? [])
          .map((own) => `${exceptionLine(own)}.`),
        answer(`${on} (${name})`, HOLIDAY_WORDS.closed.fixed(`${on} (${name})`, eveOn && `${eveOn} ${halfDay}`)),
      ].join(`\n\n${HOLIDAY_WORDS.otherYears}`),
      phrasings,
    })),
    ...moving.map((feast) => ({
      key: feast.key,
      question: HOLIDAY_WORDS.question(feast.name),
      answer: answer(
        HOLIDAY_WORDS.feastDays(feast.name),
        HOLIDAY_WORDS.closed.feast(feast.name, halfDay, linesOf(feast)),
      ),
      phrasings: feast.phrasings,
    })),
    ...(moving.length === 0
      ? []
      : [
          {
            ...HOLIDAY_WORDS.eve,
            answer: answer(HOLIDAY_WORDS.eveDay, HOLIDAY_WORDS.closed.eve(halfDay, linesOf(...moving))),
          },
        ]),
  ].map((entry) => ({ ...entry, page: 'pages/contact' }));
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
export function closedRanges(practice: Hours, years = holidayYears()): { from: string; to: string }[] {
  const ranges: { from: string; to: string }[] = [];
  const closed = new Set(inEachYear(closedDays(practice, years).holidays, years).toSorted());
  for (const day of closed) {
    if (exceptionOn(practice, day)) continue;
    const last = ranges.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}

const exceptionOn = ({ exceptions }: Hours, day: string) =>
  exceptions.find((exception) => exception.from <= day && day <= lastDay(exception));

/** Tell whether a day, `YYYY-MM-DD`, is a holiday of every year. */
export const isFixedHoliday = (practice: Hours, date: string): boolean =>
  holidaysOf(practice).fixed.some(({ day }) => date.endsWith(day));

/** Name days of every year (`MM-DD`) once in each year. */
const inEachYear = (days: readonly string[], years: readonly number[]): string[] =>
  days.flatMap((day) => (day.length > 'MM-DD'.length ? [day] : years.map((year) => `${year}-${day}`)));

/** Name the half days in English: `28 October and the day before Kurban Bayramı`; undefined if there are none. */
export function halfDaysInEnglish(practice: Hours): string | undefined {
  const { fixed, moving } = holidaysOf(practice);
  if (practice.publicHolidays !== 'closed') return undefined;
  const days = [
    ...fixed.flatMap(({ eve }) => (eve === undefined ? [] : dayInEnglish(`2000-${eve}`))),
    ...moving.map(({ name }) => `the day before ${name}`),
  ];
  return days.length > 0 ? new Intl.ListFormat('en').format(days) : undefined;
}

const holidaysOf = ({ address }: Hours) => HOLIDAYS[address.addressCountry] ?? { fixed: [], moving: [] };

/** A line for each time; an exception that covers its first day replaces it. */
const feastLines = (feast: MovingHoliday, practice: Hours, years: readonly number[]): string[] =>
  years
    .flatMap((year) => datesOf(feast, year))
    .map(({ eve, days }) => {
      const own = exceptionOn(practice, days[0]!);
      return own ? exceptionLine(own) : HOLIDAY_WORDS.movingLine(feast.name, eve, days[0]!, days.at(-1)!);
    });

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});
/**
 * Find the days and the eve of a feast that begins in a year, once or twice, by the calendar of Umm al-Qura, as
 * Türkiye's.
 */
function datesOf({ month, day, length }: MovingHoliday, year: number): { eve: string; days: string[] }[] {
  const begins = (date: string) => hijri.format(Date.parse(date)) === `${month}/${day}`;
  let first = `${year}-01-01`;
  while (!begins(first)) first = addDays(first, 1);
  // A Hijri year has 354 or 355 days.
  return [first, addDays(first, 354), addDays(first, 355)]
    .filter((date) => date.startsWith(String(year)) && begins(date))
    .map((date) => ({ eve: addDays(date, -1), days: daysBetween(date, addDays(date, length - 1)) }));
}

/** The opening hours for the script that tells whether the practice is open, in reading order; 1 is Monday. */
export const scheduleOf = (practice: Practice, years?: number[]) => ({
  timezone: practice.timezone,
  week: hoursGroups(practice).map(({ days, intervals }) => ({
    days: days.map((day) => DAYS.indexOf(day) + 1),
    intervals,
  })),
  ...closedDays(practice, years),
  exceptions: sortedExceptions(practice).map((exception) => ({
    from: exception.from,
    to: lastDay(exception),
    intervals: exception.hours ?? [],
  })),
});
