import { DAY_NUMBER, MONTHS, YEAR } from './dayWords.ts';
import { type DayMatch, onDay } from './namedDay.ts';

/** Find the date that begins at a word. */
export function dateAt(words: readonly string[], at: number, today: string): DayMatch | undefined {
  const [word = '', second = '', third = ''] = words.slice(at, at + 3);
  return dateOf(word, second, third, today) ?? numericDate(word, second, third, today);
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
  const days = Array.from({ length: 9 }, (_, later) => dayOf(year + later, month, number));
  return days.flatMap((day) => (day >= today ? (realDay(day, 2) ?? []) : []))[0];
}

/** Read "15.08.2027", "15/8/2027" and "15.8.27" of this year and the next. Without a year two numbers may be hours. */
function numericDate(number: string, month: string, year: string, today: string): DayMatch | undefined {
  if (!DAY_NUMBER.test(number) || !DAY_NUMBER.test(month)) return undefined;
  const day = dayOf(YEAR.test(year) ? year : `20${year}`, month, number);
  const isNear = today <= day && Number(day.slice(0, 4)) <= Number(today.slice(0, 4)) + 1;
  return YEAR.test(year) || (/^\d\d$/.test(year) && isNear) ? realDay(day, 3) : undefined;
}

const dayOf = (year: number | string, month: number | string, day: string): string =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;

/** No day is found in "31 Nisan". */
const realDay = (day: string, length: number): DayMatch | undefined =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
    ? onDay(day, 'date', length)
    : undefined;

const monthOf = (word: string): number => MONTHS.findIndex((name) => name.test(word)) + 1;
