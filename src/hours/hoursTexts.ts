import { type Day, DAYS } from '#content/schemas/hoursFields.ts';
import type { Practice } from '#content/schemas/practiceFile.ts';
import { DAY_GROUPS, DAY_NAMES, HOURS_WORDS } from './hoursWords.ts';
import { type Interval, timesInEnglish, timesInTurkish } from './intervals.ts';
import { weekOf } from './week.ts';

/** Days with the same hours; days off have no intervals. */
interface HoursGroup {
  readonly days: readonly Day[];
  readonly intervals: readonly Interval[];
}

/** Group the days of the week that have the same hours; days off come last. */
export function hoursGroups(practice: Pick<Practice, 'openingHours'>): HoursGroup[] {
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
  intervals.length === 0
    ? `${dayNames(days)}: ${HOURS_WORDS.closed}`
    : `${dayNames(days)} ${timesInTurkish(intervals)}`;

export const publicHolidaysLine = ({ publicHolidays }: Pick<Practice, 'publicHolidays'>): string | undefined =>
  publicHolidays === 'open' ? undefined : HOURS_WORDS.publicHolidays[publicHolidays];

/** Format the hours of a week in one line. */
export const usualHours = (practice: Pick<Practice, 'openingHours'>): string =>
  hoursGroups(practice).map(hoursLine).join(', ');

const turkishList = new Intl.ListFormat('tr');

/** Name days in Turkish; three or more in a row as a range. */
export function dayNames(days: readonly Day[]): string {
  const groupName = DAY_GROUPS[days.join(' ')];
  if (groupName) return groupName;
  const runs: Day[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && DAYS.indexOf(run.at(-1)!) === DAYS.indexOf(day) - 1) run.push(day);
    else runs.push([day]);
  }
  return turkishList.format(
    runs.flatMap((run) =>
      run.length > 2 ? `${DAY_NAMES[run[0]!]}–${DAY_NAMES[run.at(-1)!]}` : run.map((day) => DAY_NAMES[day]),
    ),
  );
}

/** Say in one English sentence when the practice is open; empty if it never is. */
export function openInEnglish(practice: Pick<Practice, 'name' | 'openingHours'>): string {
  const groups = hoursGroups(practice).filter(({ intervals }) => intervals.length > 0);
  const lines = groups.map(({ days, intervals }) => `${daysInEnglish(days)} ${timesInEnglish(intervals)}`);
  return lines.length === 0 ? '' : `${practice.name} is open ${lines.join(', ')}.`;
}

export function daysInEnglish(days: readonly Day[]): string {
  const [first, last] = [DAYS.indexOf(days[0]!), DAYS.indexOf(days.at(-1)!)];
  return days.length > 2 && last - first === days.length - 1 ? `${days[0]!}–${days.at(-1)!}` : days.join(', ');
}
