import { compareTexts } from '../../entries/compare.ts';
import { type Day, DAYS, lastDay } from '../../entries/schemas/openingHours.ts';
import type { Practice } from '../../entries/schemas/practice.ts';
import { longDate } from '../text/dates.ts';
import { DAY_GROUPS, DAY_NAMES } from '../words/days.ts';
import { WORDS } from '../words/interface.ts';

/** A time span of a day, `HH:MM` each; closed from `closes` on. */
export interface Interval {
  readonly opens: string;
  readonly closes: string;
}

/** Days with the same hours; days off have no intervals. */
interface HoursGroup {
  readonly days: readonly Day[];
  readonly intervals: readonly Interval[];
}

type Hours = Pick<Practice, 'openingHours' | 'exceptions' | 'publicHolidays'>;

/** Get the intervals of each day, Monday first, earliest first. */
export function weekOf({ openingHours }: Pick<Hours, 'openingHours'>): readonly (readonly Interval[])[] {
  return DAYS.map((day) =>
    openingHours
      .flatMap(({ days, opens, closes }) => (days.includes(day) && opens && closes ? [{ opens, closes }] : []))
      .toSorted(byStart),
  );
}

/** Group the days of the week that have the same hours; days off come last. */
export function hoursGroups(practice: Pick<Hours, 'openingHours'>): HoursGroup[] {
  const groups = new Map<string, { days: Day[]; intervals: readonly Interval[] }>();
  for (const [index, intervals] of weekOf(practice).entries()) {
    const key = JSON.stringify(intervals);
    const group = groups.get(key) ?? { days: [], intervals };
    groups.set(key, group);
    group.days.push(DAYS[index]!);
  }
  return [...groups.values()].toSorted((a, b) => Number(a.intervals.length === 0) - Number(b.intervals.length === 0));
}

/** Format a group in Turkish: `Hafta içi 09.00–12.00 ve 13.00–18.00`. */
export const hoursLine = ({ days, intervals }: HoursGroup): string =>
  intervals.length === 0 ? `${dayNames(days)}: ${WORDS.closed}` : `${dayNames(days)} ${times(intervals)}`;

export const publicHolidaysLine = ({ publicHolidays }: Pick<Hours, 'publicHolidays'>): string | undefined =>
  publicHolidays === 'open' ? undefined : WORDS.publicHolidays[publicHolidays];

/** Format an exception in Turkish: `29 Ekim 2026 (Cumhuriyet Bayramı): Kapalı`. */
export function exceptionLine(exception: Hours['exceptions'][number]): string {
  const { from, reason, hours } = exception;
  const last = lastDay(exception);
  const days = last === from ? longDate(from) : `${longDate(from)} – ${longDate(last)}`;
  return `${days}${reason ? ` (${reason})` : ''}: ${hours ? times(hours.toSorted(byStart)) : WORDS.closed}`;
}

export const exceptionSentence = (exception: Hours['exceptions'][number]): string => `${exceptionLine(exception)}.`;

/** Format an exception in English: `2026-12-31: open 09:00–12:00.` */
export function exceptionInEnglish(exception: Hours['exceptions'][number]): string {
  const last = lastDay(exception);
  const days = last === exception.from ? exception.from : `${exception.from} to ${last}`;
  const hours = exception.hours?.map(({ opens, closes }) => `${opens}–${closes}`).join(' and ');
  return `${days}: ${hours ? `open ${hours}` : 'closed'}.`;
}

/** Format the hours of a week in one line. */
export const usualHours = (practice: Pick<Hours, 'openingHours'>): string =>
  hoursGroups(practice).map(hoursLine).join(', ');

/** Format opening hours in Turkish: groups of days, public holidays, exceptions by date. */
export function hoursLines(practice: Hours): string[] {
  const holidays = publicHolidaysLine(practice);
  return [
    ...hoursGroups(practice).map(hoursLine),
    ...(holidays ? [holidays] : []),
    ...sortedExceptions(practice).map(exceptionLine),
  ];
}

export const sortedExceptions = ({ exceptions }: Pick<Hours, 'exceptions'>): Hours['exceptions'] =>
  exceptions.toSorted((a, b) => compareTexts(a.from, b.from));

const byStart = (a: Interval, b: Interval) => compareTexts(a.opens, b.opens);

const times = (intervals: readonly Interval[]) =>
  joined(intervals.map(({ opens, closes }) => `${opens}–${closes}`.replaceAll(':', '.')));

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ve ${parts.at(-1)}`;

/** Name days in Turkish; three or more in a row as a range. */
function dayNames(days: readonly Day[]): string {
  const known = DAY_GROUPS[days.join(' ')];
  if (known) return known;
  const runs: Day[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && DAYS.indexOf(run.at(-1)!) === DAYS.indexOf(day) - 1) run.push(day);
    else runs.push([day]);
  }
  return joined(
    runs.flatMap((run) =>
      run.length > 2 ? `${DAY_NAMES[run[0]!]}–${DAY_NAMES[run.at(-1)!]}` : run.map((day) => DAY_NAMES[day]),
    ),
  );
}

/** Say in one English sentence when the practice is open; empty if it never is. */
export function openInEnglish(practice: Pick<Practice, 'name' | 'openingHours'>): string {
  const groups = hoursGroups(practice).filter(({ intervals }) => intervals.length > 0);
  const lines = groups.map(
    ({ days, intervals }) =>
      `${daysInEnglish(days)} ${intervals.map(({ opens, closes }) => `${opens}–${closes}`).join(' and ')}`,
  );
  return lines.length === 0 ? '' : `${practice.name} is open ${lines.join(', ')}.`;
}

function daysInEnglish(days: readonly Day[]): string {
  const [first, last] = [DAYS.indexOf(days[0]!), DAYS.indexOf(days.at(-1)!)];
  return days.length > 2 && last - first === days.length - 1 ? `${days[0]!}–${days.at(-1)!}` : days.join(', ');
}
