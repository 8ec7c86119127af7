import type { Practice } from '../entries/practice.ts';
import { DAYS, type Day } from '../entries/openingHours.ts';
import { hoursGroups } from './hours.ts';

type Known = Pick<Practice, 'name' | 'openingHours'>;

/** In English, before an answer in Turkish: when the practice is open. */
export function openInEnglish(practice: Known): string {
  const groups = hoursGroups(practice).filter(({ intervals }) => intervals.length > 0);
  const lines = groups.map(
    ({ days, intervals }) =>
      `${daysInEnglish(days)} ${intervals.map(({ opens, closes }) => `${opens}–${closes}`).join(' and ')}`,
  );
  return lines.length === 0 ? '' : `${practice.name} is open ${lines.join(', ')}.`;
}

/** Days in the order of the week; three and more in a row as a range. */
function daysInEnglish(days: readonly Day[]): string {
  const [first, last] = [DAYS.indexOf(days[0]!), DAYS.indexOf(days.at(-1)!)];
  return days.length > 2 && last - first === days.length - 1 ? `${days[0]!}–${days.at(-1)!}` : days.join(', ');
}
