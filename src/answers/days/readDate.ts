import { addDays } from '#calendar/dates.ts';
import { COUNTS, DAY_NUMBER, LATER, MONTHS, OF_MONTH, startsAt, YEAR } from './dayWords.ts';
import { type DayMatch, onDay } from './namedDay.ts';

/** Find the date that begins at a word. */
export function dateAt(words: readonly string[], at: number, today: string): DayMatch | undefined {
  const [word = '', second = '', third = ''] = words.slice(at, at + 3);
  return (
    dateOf(word, second, third, today) ??
    numericDate(word, second, third, today) ??
    laterDay(words, at, today) ??
    (OF_MONTH.test(word) ? dayOfMonth(second, today) : undefined)
  );
}

/** Read "29 Ekim", "29 Ekim 2027", "29th October", "October 29": the next such day unless it names a year. */
function dateOf(first: string, second: string, third: string, today: string): DayMatch | undefined {
  const isMonthFirst = monthOf(first) > 0;
  const number = isMonthFirst ? second : first;
  const month = monthOf(isMonthFirst ? first : second);
  if (!DAY_NUMBER.test(number) || month === 0) return undefined;
  if (YEAR.test(third)) return realDay(dayOf(third, month, number), 3);
  const year = Number(today.slice(0, 4));
  // Between two 29ths of February lie up to eight years.
  return nextOf(
    Array.from({ length: 9 }, (_, later) => dayOf(year + later, month, number)),
    today,
  );
}

/** Read "15.08.2027", "15/8/2027" and "15.8.27" of this year and the next. Without a year two numbers may be hours. */
function numericDate(number: string, month: string, year: string, today: string): DayMatch | undefined {
  if (!DAY_NUMBER.test(number) || !DAY_NUMBER.test(month)) return undefined;
  const day = dayOf(YEAR.test(year) ? year : `20${year}`, month, number);
  const isNear = today <= day && Number(day.slice(0, 4)) <= Number(today.slice(0, 4)) + 1;
  return YEAR.test(year) || (/^\d\d$/.test(year) && isNear) ? realDay(day, 3) : undefined;
}

/** Read "3 gün sonra", "bir hafta sonra", "in 3 days". */
function laterDay(words: readonly string[], at: number, today: string): DayMatch | undefined {
  const word = words[at]!;
  const count = /^\d{1,2}$/.test(word) ? Number(word) : COUNTS.findIndex((name) => name.test(word)) + 1;
  const unit = LATER.find(([, sequence]) => startsAt(words, at + 1, sequence));
  // "3 days" alone is a length of time.
  if (!unit || count < 1 || (unit[1].length === 1 && words[at - 1] !== 'in')) return undefined;
  return onDay(addDays(today, count * unit[0]), 'date', 1 + unit[1].length);
}

/** Read "ayın 31’i": the next such day, of this month or one of the next two. */
function dayOfMonth(number: string, today: string): DayMatch | undefined {
  if (!DAY_NUMBER.test(number)) return undefined;
  const [year, month] = today.split('-').map(Number) as [number, number];
  const days = [0, 1, 2].map((later) => {
    const index = month - 1 + later;
    return dayOf(year + Math.floor(index / 12), (index % 12) + 1, number);
  });
  return nextOf(days, today);
}

/** Get the first of several days of two words that exists and is not over. */
const nextOf = (days: readonly string[], today: string): DayMatch | undefined =>
  days.flatMap((day) => (day >= today ? (realDay(day, 2) ?? []) : []))[0];

const dayOf = (year: number | string, month: number | string, day: string): string =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;

/** No day is found in "31 Nisan". */
const realDay = (day: string, length: number): DayMatch | undefined =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
    ? onDay(day, 'date', length)
    : undefined;

const monthOf = (word: string): number => MONTHS.findIndex((name) => name.test(word)) + 1;
