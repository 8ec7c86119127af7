import { addDays, weekdayOf } from '#hours/dates.ts';
import type { PartOfDay } from './dayTexts.ts';
import {
  AFTER_TOMORROW,
  BESIDE,
  COMING,
  END,
  MOMENT,
  NEXT_WEEK,
  NOW,
  THIS,
  TODAY,
  TOMORROW,
  TONIGHT,
  WEEK,
  WEEKDAYS,
  WEEKEND,
} from './dayWords.ts';
import { type Found, type NamedDay, onDay } from './namedDay.ts';
import { dateAt } from './readDate.ts';
import { type Clock, clockAt, partAt, timeNamed } from './readTime.ts';

/**
 * Find the day that a question names; undefined if it names none, or two.
 * @param words Folded.
 * @param today `YYYY-MM-DD` at the practice.
 */
export function readDay(words: readonly string[], today: string): NamedDay | undefined {
  const found: Found[] = [];
  let part: PartOfDay | undefined;
  let clock: Clock | undefined;
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const day = dayAt(words, at, today);
    const ofDay = partAt(words, at);
    const time = clockAt(words, at);
    if (day) {
      found.push(day);
      if (TONIGHT.test(words[at]!)) part = 'evening';
    } else if (ofDay) part = ofDay.part;
    else if (time) clock = time.clock;
    else rest.push(words[at]!);
    at += (day ?? ofDay ?? time)?.length ?? 1;
  }
  const named =
    found.length > 0 ? found : part && rest.some((word) => THIS.test(word)) ? [onDay(today, 'today', 0)] : [];
  // "12 Aralık cumartesi" names one day.
  const dated = named.length === 2 ? named.filter(({ as }) => as !== 'weekday') : named;
  const [first, second] = dated;
  if (!first || second) return undefined;
  return {
    days: first.days,
    as: first.as,
    time: timeNamed(clock, part),
    rest: rest.filter((word) => !BESIDE.test(word)),
  };
}

function dayAt(words: readonly string[], at: number, today: string): Found | undefined {
  const [word = '', second = ''] = words.slice(at, at + 2);
  if (TODAY.test(word)) return onDay(today, 'today', 1);
  if (AFTER_TOMORROW.some(([one, other]) => one!.test(word) && other!.test(second)))
    return onDay(addDays(today, 2), 'date', 2);
  if (TOMORROW.test(word)) return onDay(addDays(today, 1), 'tomorrow', 1);
  if (NOW.test(word)) return onDay(today, 'now', 1);
  if (word === 'su' && MOMENT.test(second)) return onDay(today, 'now', 2);
  return weekdayAt(words, at, today) ?? dateAt(words, at, today);
}

/** Read "pazar", "bu hafta sonu", "önümüzdeki salı", "haftaya cuma", "haftaya bugün", "next Sunday". */
function weekdayAt(words: readonly string[], at: number, today: string): Found | undefined {
  const isThis = THIS.test(words[at]!);
  const isComing = COMING.test(words[at]!);
  const isNextWeek =
    NEXT_WEEK.test(words[at]!) || (isComing && WEEK.test(words[at + 1] ?? '') && !END.test(words[at + 2] ?? ''));
  const isThisWeek = isThis && WEEK.test(words[at + 1] ?? '') && !END.test(words[at + 2] ?? '');
  const skipped = Number(isThis || isComing || isNextWeek) + Number(isThisWeek || (isNextWeek && isComing));
  const word = words[at + skipped] ?? '';
  if (isNextWeek && TODAY.test(word)) return onDay(addDays(today, 7), 'date', skipped + 1);
  const monday = addDays(today, 1 - weekdayOf(today));
  const weekend = WEEKEND.test(word) ? 1 : WEEK.test(word) && END.test(words[at + skipped + 1] ?? '') ? 2 : 0;
  if (weekend > 0) {
    const isOver = weekdayOf(today) === 7 && isComing;
    const saturday = addDays(monday, isNextWeek || isOver ? 12 : 5);
    const days = [saturday, addDays(saturday, 1)].filter((day) => day >= today);
    return { days, as: 'weekend', length: skipped + weekend };
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
