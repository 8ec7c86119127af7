import { addDays } from '#hours/dates.ts';
import { COUNTS, DAY_NUMBER, LATER, MONTHS, OF_MONTH, startsAt, YEAR } from './dayWords.ts';
import { type DayMatch, onDay } from './namedDay.ts';

/** Find the date that begins at a word. */
export function dateAt(words: readonly string[], at: number, today: string): DayMatch | undefined {
  const [word = '', second = '', third = ''] = words.slice(at, at + 3);
  return (
    dateOf(word, second, third, today) ??
    numericDate(word, second, third) ??
    laterDay(words, at, today) ??
    (OF_MONTH.test(word) ? dayOfMonth(second, today) : undefined)
  );
}

/** Read "29 Ekim", "29 Ekim 2027", "29th October", "October 29": the next such day unless it names a year. */
function dateOf(first: string, second: string, third: string, today: string): DayMatch | undefined {
  const isMonthFirst = monthOf(first) > 0;
  const number = DAY_NUMBER.exec(isMonthFirst ? second : first)?.[1];
  const month = monthOf(isMonthFirst ? first : second);
  if (number === undefined || month === 0) return undefined;
  const year = YEAR.test(third) ? third : undefined;
  const inYear = (of: number | string) => dayOf(of, month, number);
  const thisYear = Number(today.slice(0, 4));
  const day = inYear(year ?? (inYear(thisYear) >= today ? thisYear : thisYear + 1));
  return realDay(day, year ? 3 : 2);
}

/** Read "15.08.2027" and "15/8/2027". Without a year two numbers may be hours. */
const numericDate = (number: string, month: string, year: string): DayMatch | undefined =>
  DAY_NUMBER.test(number) && /^\d{1,2}$/.test(month) && YEAR.test(year)
    ? realDay(dayOf(year, month, DAY_NUMBER.exec(number)![1]!), 3)
    : undefined;

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
  const days = [0, 1, 2].flatMap((later) => {
    const index = month - 1 + later;
    return realDay(dayOf(year + Math.floor(index / 12), (index % 12) + 1, number), 2) ?? [];
  });
  return days.find(({ days: [day = ''] }) => day >= today);
}

const dayOf = (year: number | string, month: number | string, day: string): string =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;

/** No day is found in "31 Nisan". */
const realDay = (day: string, length: number): DayMatch | undefined =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
    ? onDay(day, 'date', length)
    : undefined;

const monthOf = (word: string): number => MONTHS.findIndex((name) => name.test(word)) + 1;
