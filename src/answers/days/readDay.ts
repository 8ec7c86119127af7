import { addDays, weekdayOf } from '#calendar/dates.ts';
import type { PartOfDay } from './dayTexts.ts';
import {
  AHEAD,
  ALL_HOURS,
  BESIDE,
  NUMBER,
  ORDINAL,
  OTHERS,
  PLAIN,
  startsAt,
  THIS,
  TONIGHT,
  WEEKDAYS,
  WEEKEND,
  WHICH,
} from './dayWords.ts';
import { type DayMatch, type NamedDay, onDay } from './namedDay.ts';
import { dateAt } from './readDate.ts';
import { type Clock, clockAt, partAt, timeNamed, withHoursInDigits } from './readTime.ts';

/**
 * Find the day that a question names; undefined if it names neither a day nor a number, or asks for all hours.
 * @param folded The words of the question, folded.
 * @param today `YYYY-MM-DD` at the practice.
 */
export function readDay(folded: readonly string[], today: string): NamedDay | undefined {
  if (ALL_HOURS.test(folded.join(' '))) return undefined;
  const words = withHoursInDigits(folded.join(' ').replaceAll(ORDINAL, '$1').split(' '));
  const found: DayMatch[] = [];
  let part: PartOfDay | undefined;
  let clock: Clock | undefined;
  let isAfterPart = false;
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const day = dayAt(words, at, today);
    const ofDay = partAt(words, at);
    const time = clockAt(words, at, isAfterPart);
    if (day) {
      found.push(day);
      if (TONIGHT.test(words[at]!)) part = 'evening';
    } else if (ofDay) part = ofDay.part;
    else if (time) clock = time.clock;
    else rest.push(words[at]!);
    isAfterPart = ofDay !== undefined || (day !== undefined && TONIGHT.test(words[at]!));
    at += (day ?? ofDay ?? time)?.length ?? 1;
  }
  const named =
    found.length > 0 ? found : part && rest.some((word) => THIS.test(word)) ? [onDay(today, 'today', 0)] : [];
  if (named.length === 0 && !words.some((word) => NUMBER.test(word))) return undefined;
  // "12 Aralık cumartesi" names one day, if it is a Saturday.
  const first = named.find(({ as }) => as !== 'weekday') ?? named[0];
  const isItsWeekday = ({ as, days: [weekday = ''] }: DayMatch) =>
    as === 'weekday' && first?.days.some((day) => weekdayOf(day) === weekdayOf(weekday));
  const isOne = named.every((day) => day === first || isItsWeekday(day)) && !rest.some((word) => OTHERS.test(word));
  return {
    days: isOne ? (first?.days ?? []) : [],
    as: first?.as ?? 'date',
    time: timeNamed(clock, part),
    isPlain: rest.some((word) => PLAIN.test(word) || NUMBER.test(word)),
    rest: rest.filter((word) => ![BESIDE, NUMBER, OTHERS].some((pattern) => pattern.test(word))),
  };
}

function dayAt(words: readonly string[], at: number, today: string): DayMatch | undefined {
  const near = AHEAD.find(([, , sequence]) => startsAt(words, at, sequence));
  if (near) return onDay(addDays(today, near[1]), near[0], near[2].length);
  return weekdayAt(words, at, today) ?? dateAt(words, at, today);
}

/** Read "pazar", "bu hafta sonu", "önümüzdeki salı", "haftaya cuma", "next Sunday". */
function weekdayAt(words: readonly string[], at: number, today: string): DayMatch | undefined {
  for (const [which, before] of WHICH) {
    const day = startsAt(words, at, before) && dayOfWeekAt(words, at + before.length, which, today);
    if (day) return { ...day, length: before.length + day.length };
  }
  return undefined;
}

function dayOfWeekAt(
  words: readonly string[],
  at: number,
  which: (typeof WHICH)[number][0],
  today: string,
): DayMatch | undefined {
  const monday = addDays(today, 1 - weekdayOf(today));
  const weekend = WEEKEND.find((sequence) => startsAt(words, at, sequence));
  if (weekend) {
    // On a Sunday one asks about weekends, or the next one, not about the hours that are left.
    const isOver = weekdayOf(today) === 7 && which !== 'thisWeek';
    const saturday = addDays(monday, which === 'nextWeek' || isOver ? 12 : 5);
    const days = [saturday, addDays(saturday, 1)].filter((day) => day >= today);
    return { days, as: 'weekend', length: weekend.length };
  }
  const weekday = WEEKDAYS.findIndex((name) => name.test(words[at] ?? ''));
  if (weekday === -1) return undefined;
  const day = addDays(monday, weekday);
  const isOver = which === 'coming' ? day <= today : day < today;
  // "Bu hafta pazartesi" on a Wednesday: nobody asks whether the practice was open.
  if (which === 'thisWeek' && isOver) return undefined;
  return onDay(which === 'nextWeek' || isOver ? addDays(day, 7) : day, which === 'any' ? 'weekday' : 'date', 1);
}
