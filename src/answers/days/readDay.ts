import { addDays, weekdayOf } from '#site/hours/dates.ts';
import type { PartOfDay } from '#site/words/dayAnswers.ts';
import {
  AFTER_TOMORROW,
  BESIDE,
  COMING,
  DAY_NUMBER,
  END,
  MOMENT,
  MONTHS,
  NEXT_WEEK,
  NOW,
  PART_WORDS,
  THIS,
  TODAY,
  TOMORROW,
  WEEK,
  WEEKDAYS,
  WEEKEND,
  YEAR,
} from './dayWords.ts';

/** The day that a question names, as `YYYY-MM-DD`. */
export interface NamedDay {
  /** One day, or Saturday and Sunday. */
  readonly days: readonly string[];
  /** How the question names it; a `weekday` is any of its kind, the nearest of which is in `days`. */
  readonly as: 'now' | 'today' | 'tomorrow' | 'date' | 'weekday' | 'weekend';
  readonly part?: PartOfDay | undefined;
  /** The words of the question that do not name it. */
  readonly rest: readonly string[];
}

type Found = Pick<NamedDay, 'days' | 'as'> & { readonly length: number };

/**
 * Find the day that a question names; undefined if it names none, or two.
 * @param words Folded.
 * @param today `YYYY-MM-DD` at the practice.
 */
export function readDay(words: readonly string[], today: string): NamedDay | undefined {
  const found: Found[] = [];
  let part: PartOfDay | undefined;
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const day = dayAt(words, at, today);
    const ofDay = partAt(words, at);
    if (day) found.push(day);
    else if (ofDay) part = ofDay.part;
    else rest.push(words[at]!);
    at += day?.length ?? ofDay?.length ?? 1;
  }
  const named = found.length > 0 ? found : part && rest.some((word) => THIS.test(word)) ? [on(today, 'today', 0)] : [];
  // "12 Aralık cumartesi" names one day.
  const dated = named.length === 2 && named[1]!.as === 'weekday' ? named.slice(0, 1) : named;
  const [first, second] = dated;
  if (!first || second) return undefined;
  return { days: first.days, as: first.as, part, rest: rest.filter((word) => !BESIDE.test(word)) };
}

function dayAt(words: readonly string[], at: number, today: string): Found | undefined {
  const [word = '', second = '', third = ''] = words.slice(at, at + 3);
  if (TODAY.test(word)) return on(today, 'today', 1);
  if (AFTER_TOMORROW.some(([one, other]) => one!.test(word) && other!.test(second)))
    return on(addDays(today, 2), 'date', 2);
  if (TOMORROW.test(word)) return on(addDays(today, 1), 'tomorrow', 1);
  if (NOW.test(word)) return on(today, 'now', 1);
  if (word === 'su' && MOMENT.test(second)) return on(today, 'now', 2);
  return weekdayAt(words, at, today) ?? dateOf(word, second, third, today);
}

/** Read "pazar", "bu hafta sonu", "önümüzdeki salı", "haftaya cuma", "next Sunday". */
function weekdayAt(words: readonly string[], at: number, today: string): Found | undefined {
  const isThis = THIS.test(words[at]!);
  const isComing = COMING.test(words[at]!);
  const isNextWeek =
    NEXT_WEEK.test(words[at]!) || (isComing && WEEK.test(words[at + 1] ?? '') && !END.test(words[at + 2] ?? ''));
  const isThisWeek = isThis && WEEK.test(words[at + 1] ?? '') && !END.test(words[at + 2] ?? '');
  const skipped = Number(isThis || isComing || isNextWeek) + Number(isThisWeek || (isNextWeek && isComing));
  const word = words[at + skipped] ?? '';
  const monday = addDays(today, 1 - weekdayOf(today));
  const weekend = WEEKEND.test(word) ? 1 : WEEK.test(word) && END.test(words[at + skipped + 1] ?? '') ? 2 : 0;
  if (weekend > 0) {
    const isOver = weekdayOf(today) === 7 && isComing;
    const saturday = addDays(monday, isNextWeek || isOver ? 12 : 5);
    return { days: [saturday, addDays(saturday, 1)], as: 'weekend', length: skipped + weekend };
  }
  const weekday = WEEKDAYS.findIndex((name) => name.test(word)) + 1;
  if (weekday === 0) return undefined;
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  const ofWeek = (first: string) => addDays(first, weekday - 1);
  // What is over was not meant.
  if (isThisWeek && ofWeek(monday) < today) return undefined;
  const day = isThisWeek
    ? ofWeek(monday)
    : isNextWeek
      ? ofWeek(addDays(monday, 7))
      : addDays(today, isComing && ahead === 0 ? 7 : ahead);
  return { days: [day], as: isThis || isComing || isNextWeek ? 'date' : 'weekday', length: skipped + 1 };
}

/** Read "29 Ekim", "29 Ekim 2027", "29th October", "October 29": the next such day unless it names a year. */
function dateOf(first: string, second: string, third: string, today: string): Found | undefined {
  const isMonthFirst = monthOf(first) > 0;
  const number = DAY_NUMBER.exec(isMonthFirst ? second : first)?.[1];
  const month = monthOf(isMonthFirst ? first : second);
  if (number === undefined || month === 0) return undefined;
  const year = YEAR.test(third) ? third : undefined;
  const inYear = (of: number | string) => `${of}-${String(month).padStart(2, '0')}-${number.padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  const day = inYear(year ?? (inYear(thisYear) >= today ? thisYear : thisYear + 1));
  const isReal = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  return isReal ? on(day, 'date', year ? 3 : 2) : undefined;
}

const monthOf = (word: string): number => MONTHS.findIndex((name) => name.test(word)) + 1;

const on = (day: string, as: NamedDay['as'], length: number): Found => ({ days: [day], as, length });

function partAt(
  words: readonly string[],
  at: number,
): { readonly part: PartOfDay; readonly length: number } | undefined {
  const found = PART_WORDS.find(([, sequence]) => sequence.every((word, index) => word.test(words[at + index] ?? '')));
  return found && { part: found[0], length: found[1].length };
}
