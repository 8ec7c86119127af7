import { END_OF_DAY } from '#hours/intervals.ts';
import { type PartOfDay, PARTS, type TimeOfDay, timeOfDay } from './dayTexts.ts';
import { AT_TIME, HALF, HOUR, MINUTE, MONTHS, OTHER_SIDE, PART_WORDS, startsAt, TIME_SUFFIX } from './dayWords.ts';

/** A time on the clock as a question names it: "akşam 8" has its hour and, elsewhere, a part of the day. */
export interface Clock {
  readonly hour: string;
  readonly minute: string;
  readonly half: 'am' | 'pm' | undefined;
}

/** Find the part of a day that begins at a word. */
export function partAt(words: readonly string[], at: number): { part: PartOfDay; length: number } | undefined {
  const found = PART_WORDS.find(([, sequence]) => startsAt(words, at, sequence));
  return found && { part: found[0], length: found[1].length };
}

/** Read "saat 20", "19.30’da", "8 buçukta", "at 8 pm"; not "saat 10 ile 12 arası" or "18’e kadar". */
export function clockAt(words: readonly string[], at: number): { clock: Clock; length: number } | undefined {
  let end = at;
  const takes = (pattern: RegExp): string => (pattern.test(words[end] ?? '') ? words[end++]! : '');
  const isNamed = takes(AT_TIME) !== '';
  const hour = takes(HOUR);
  const minute = takes(MINUTE) || (takes(HALF) && '30');
  const letter = takes(/^[ap]m?$/).charAt(0);
  if (letter) takes(/^m$/);
  const isTime = isNamed || takes(TIME_SUFFIX) !== '' || letter !== '' || HALF.test(words[end - 1] ?? '');
  const next = words[end] ?? '';
  if (!hour || !isTime || OTHER_SIDE.test(next) || MONTHS.some((month) => month.test(next))) return undefined;
  const half = letter === 'a' ? 'am' : letter === 'p' ? 'pm' : undefined;
  return { clock: { hour, minute: minute || '00', half }, length: end - at };
}

/** Hours that are meant after noon, first and last, in parts of a day; without one, few ask about the night. */
const AFTER_NOON = { morning: [1, 0], noon: [1, 6], afternoon: [1, 11], evening: [1, 11], night: [6, 12] } as const;

/** Get the time of day that a clock and a part of the day name together. */
export function timeNamed(clock: Clock | undefined, part: PartOfDay | undefined): TimeOfDay | undefined {
  if (!clock) return part && PARTS[part];
  const [first, last] = clock.half === 'pm' ? [1, 11] : AFTER_NOON[clock.half ? 'morning' : (part ?? 'noon')];
  const hour = clock.half === 'am' ? Number(clock.hour) % 12 : Number(clock.hour);
  const isLater = !clock.hour.startsWith('0') && first <= hour && hour <= last;
  const time = `${String(isLater ? hour + 12 : hour).padStart(2, '0')}:${clock.minute}`;
  return timeOfDay(time < END_OF_DAY ? time : END_OF_DAY);
}
