import { addDays, weekdayOf } from '#hours/dates.ts';
import { type PartOfDay, PARTS, type TimeOfDay, timeOfDay } from './dayTexts.ts';
import * as word from './dayWords.ts';

/** The day that a question names, as `YYYY-MM-DD`. */
export interface NamedDay {
  /** One day, or Saturday and Sunday; none if numbers, or days that do not agree, tell no day. */
  readonly days: readonly string[];
  /** How the question names it; a `weekday` is any of its kind, the nearest of which is in `days`. */
  readonly namedAs: 'now' | 'today' | 'tomorrow' | 'date' | 'weekday';
  /** Whether it names a date that does not exist, such as 31 April. */
  readonly isNoDay?: boolean;
  readonly time?: TimeOfDay | undefined;
  /** Whether yes or no would answer something else, or a time was not read: "kapalı mısınız", "18’e kadar". */
  readonly needsNoVerdict: boolean;
  /** The words of the question that do not name it, without numbers. */
  readonly rest: readonly string[];
}

type Days = Pick<NamedDay, 'days' | 'namedAs'>;
type Groups = Readonly<Record<string, string | undefined>>;

/**
 * Find the day that a question names; undefined if it names neither a day nor a number, or asks for all hours.
 * @param folded The words of the question, folded.
 * @param today `YYYY-MM-DD` at the practice.
 */
export function readDay(folded: readonly string[], today: string): NamedDay | undefined {
  const text = folded.join(' ');
  if (word.ALL_HOURS.test(text)) return undefined;
  const days = takeOut<Days>(text, [
    ...word.NEAR_DAYS.map(
      ([namedAs, inDays, pattern]) => [pattern, () => ({ days: [addDays(today, inDays)], namedAs })] as const,
    ),
    [word.WEEKENDS, (found) => weekendOf(found, today)],
    [word.WEEKDAYS, (found) => weekdayNamed(found, today)],
    ...word.DATES.map((pattern) => [pattern, (found: Groups) => dateOf(found, today)] as const),
    [word.NEW_YEARS_EVE, () => dateOf({ day: '31', month: '12' }, today)],
  ]);
  const times = takeOut<Groups>(
    days.left,
    word.TIMES.map((pattern) => [pattern, (found) => found]),
  );
  const partsOfDay = takeOut<PartOfDay>(
    times.left,
    word.PART_WORDS.map(([part, pattern]) => [pattern, () => part]),
  );
  const [named, clocks, parts] = [days.taken, times.taken, partsOfDay.taken];
  const rest = partsOfDay.left.split(/[ |]+/).filter(Boolean);
  const has = (pattern: RegExp) => rest.some((one) => pattern.test(one));
  if (named.length === 0 && clocks.length === 0 && !has(word.UNREAD_NUMBER)) return undefined;
  // "12 Aralık cumartesi" names one day, if it is a Saturday.
  const first = named.find(({ namedAs }) => namedAs !== 'weekday') ?? named[0];
  const isItsWeekday = ({ namedAs, days: [weekday = ''] }: Days) =>
    namedAs === 'weekday' && first?.days.some((day) => weekdayOf(day) === weekdayOf(weekday));
  const isOne = named.every((day) => day === first || isItsWeekday(day)) && !has(word.EXCEPT);
  const needsNoVerdict =
    clocks.length > 1 || parts.length > 1 || [word.ASKS_NO_YES_OR_NO, word.MAKES_A_SPAN, word.UNREAD_NUMBER].some(has);
  return {
    days: isOne ? (first?.days ?? []) : [],
    namedAs: first?.namedAs ?? 'date',
    isNoDay: named.some(({ days: read }) => read.length === 0),
    time: needsNoVerdict ? undefined : timeNamed(clocks[0], parts[0]),
    needsNoVerdict,
    rest: rest.filter(
      (one) => ![word.FILLER, word.UNREAD_NUMBER, word.MAKES_A_SPAN, word.EXCEPT].some((pattern) => pattern.test(one)),
    ),
  };
}

/** Take what patterns find out of a text, one pattern after the other; "|" stands in its place. */
function takeOut<T>(text: string, patterns: readonly (readonly [RegExp, (found: Groups) => T])[]) {
  const taken: T[] = [];
  let left = text;
  for (const [pattern, read] of patterns)
    left = left.replaceAll(pattern, (_all, ...found: unknown[]) => {
      taken.push(read(found.at(-1) as Groups));
      return ' | ';
    });
  return { taken, left };
}

const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/** Read "bu hafta sonu", "next weekend". On a Sunday nobody asks about the hours that are left. */
function weekendOf({ nextWeek, coming }: Groups, today: string): Days {
  const saturday = addDays(mondayOf(today), 5);
  const isOver = today > saturday || (coming !== undefined && today === saturday);
  const first = nextWeek || isOver ? addDays(saturday, 7) : saturday;
  return { days: [first, addDays(first, 1)], namedAs: 'date' };
}

/** Read "pazar", "önümüzdeki salı", "haftaya cuma", "next Sunday". */
function weekdayNamed({ nextWeek, coming, current, weekday = '' }: Groups, today: string): Days {
  const day = addDays(mondayOf(today), word.indexIn(word.WEEKDAY_NAMES, weekday));
  const isOver = coming ? day <= today : day < today;
  return {
    days: [nextWeek || isOver ? addDays(day, 7) : day],
    namedAs: nextWeek || coming || current ? 'date' : 'weekday',
  };
}

/** Read "29 Ekim", "29 Ekim 2027", "October 29th", "15.08.2027": the next such day unless it names a year. */
function dateOf({ day = '', month = '', year }: Groups, today: string): Days {
  const number = /^\d/.test(month) ? month : String(word.indexIn(word.MONTH_NAMES, month) + 1);
  const thisYear = Number(today.slice(0, 4));
  // Between two 29ths of February lie up to eight years.
  const years = year ? [year] : Array.from({ length: 9 }, (_, later) => thisYear + later);
  const date = years
    .map((one) => `${one}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`)
    .find((one) => isDay(one) && (year || one >= today));
  return date === undefined ? { days: [], namedAs: 'date' } : { days: [date], namedAs: 'date' };
}

/** Tell whether a date exists: "31 Nisan" does not. */
const isDay = (date: string): boolean =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/** Hours that are meant after noon, first and last, in parts of a day. */
const AFTER_NOON = { morning: [1, 0], noon: [1, 6], afternoon: [1, 11], evening: [1, 12], night: [6, 12] } as const;

function timeNamed(clock: Groups | undefined, part: PartOfDay | undefined): TimeOfDay | undefined {
  if (!clock) return part && PARTS[part];
  const { hour = '', minute = '00', half } = clock;
  // Without a part, few ask about the night.
  const [first, last] = AFTER_NOON[half === 'p' ? 'afternoon' : half === 'a' ? 'morning' : (part ?? 'noon')];
  const number = half === 'a' ? Number(hour) % 12 : Number(hour);
  const isWritten24 = hour.startsWith('0') && !half && !part;
  const isAfterNoon = !isWritten24 && first <= number && number <= last;
  const inDay = isAfterNoon ? number + 12 : number;
  // Half an hour after midnight belongs to the next day; "tonight" is what is meant.
  return inDay === 24 && minute !== '00' ? part && PARTS[part] : timeOfDay(inDay, minute);
}
