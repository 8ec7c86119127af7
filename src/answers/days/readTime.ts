import { END_OF_DAY } from '#calendar/intervals.ts';
import { type PartOfDay, PARTS, type TimeOfDay, timeOfDay } from './dayTexts.ts';
import * as word from './dayWords.ts';

/** A time on the clock as a question names it: "akşam 8" has its hour and, elsewhere, a part of the day. */
export interface Clock {
  readonly hour: string;
  readonly minute: string;
  readonly half: 'am' | 'pm' | undefined;
  /** Whether any time after it is meant. */
  readonly isAfter: boolean;
}

export function partAt(words: readonly string[], at: number): { part: PartOfDay; length: number } | undefined {
  const found = word.PART_WORDS.find(([, sequence]) => word.startsAt(words, at, sequence));
  return found && { part: found[0], length: found[1].length };
}

/** Write the hours of "dörtte", "saat on bir" and "üç buçukta" in digits, apart from their endings: "4 te". */
export function withHoursInDigits(words: readonly string[]): string[] {
  const written: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const isTeen = words[at] === 'on' && /^(?:bir|iki)(?:de)?$/.test(words[at + 1] ?? '');
    const last = words[isTeen ? at + 1 : at]!;
    const [, hour, ending] = word.SPELLED_HOUR.exec(last) ?? [];
    const isNamed = word.AT_TIME.test(words[at - 1] ?? '') || word.HALF.test(words[isTeen ? at + 2 : at + 1] ?? '');
    const isAlone = ending !== undefined && (isTeen || !word.NO_HOUR_ALONE.test(last));
    if (hour !== undefined && (isNamed || isAlone)) {
      written.push(String(word.spelledHour(hour) + (isTeen ? 10 : 0)), ...(ending === undefined ? [] : [ending]));
      if (isTeen) at++;
    } else written.push(words[at]!);
  }
  return written;
}

/**
 * Read "saat 20", "19.30", "8 buçukta", "at 8 pm", "20’den sonra"; not "saat 10 ile 12 arası" or "18’e kadar".
 * @param isAfterPart Whether a part of the day comes before, as in "akşam 8 açık mısınız".
 */
export function clockAt(
  words: readonly string[],
  at: number,
  isAfterPart: boolean,
): { clock: Clock; length: number } | undefined {
  let end = at;
  const takes = (pattern: RegExp): string => (pattern.test(words[end] ?? '') ? words[end++]! : '');
  const isNamed = takes(word.AT_TIME) !== '';
  const hour = takes(word.HOUR);
  const minute = takes(word.MINUTE) || (takes(word.HALF) && '30');
  const letter = takes(/^[ap]m?$/).charAt(0);
  if (letter) takes(/^m$/);
  const isBare = isAfterPart && /^(?:[03]0)?$/.test(minute) && word.AFTER_BARE_HOUR.test(words[end] ?? '');
  const isTime =
    isBare ||
    (hour !== '' && word.NO_MONTH.test(minute)) ||
    isNamed ||
    takes(word.TIME_SUFFIX) !== '' ||
    letter !== '' ||
    word.HALF.test(words[end - 1] ?? '');
  const next = words[end] ?? '';
  const isAfter = hour !== '' && word.startsAt(words, end, word.AFTER_TIME);
  if (!isAfter && (!hour || !isTime || word.OTHER_SIDE.test(next) || word.MONTHS.some((month) => month.test(next))))
    return undefined;
  const half = letter === 'a' ? 'am' : letter === 'p' ? 'pm' : undefined;
  const length = end - at + (isAfter ? word.AFTER_TIME.length : 0);
  return { clock: { hour, minute: minute || '00', half, isAfter }, length };
}

/** Hours that are meant after noon, first and last, in parts of a day; without one, few ask about the night. */
const AFTER_NOON = { morning: [1, 0], noon: [1, 6], afternoon: [1, 11], evening: [1, 12], night: [6, 12] } as const;

export function timeNamed(clock: Clock | undefined, part: PartOfDay | undefined): TimeOfDay | undefined {
  if (!clock) return part && PARTS[part];
  const [first, last] = clock.half === 'pm' ? [1, 11] : AFTER_NOON[clock.half ? 'morning' : (part ?? 'noon')];
  const hour = clock.half === 'am' ? Number(clock.hour) % 12 : Number(clock.hour);
  const isLater = !clock.hour.startsWith('0') && first <= hour && hour <= last;
  const time = `${String(isLater ? hour + 12 : hour).padStart(2, '0')}:${clock.minute}`;
  return timeOfDay(time < END_OF_DAY ? time : END_OF_DAY, clock.isAfter);
}
