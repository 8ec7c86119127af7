import { addDays, weekdayOf } from './dates.ts';
import { type DayHours, type Hours, hoursOn, nextOpenDay } from './hoursOn.ts';
import { clockInTurkish, END_OF_DAY, type Interval, isOpenIn } from './intervals.ts';

export interface OpenState {
  /** Whether it is open by the hours of today, which may differ. */
  readonly open: boolean;
  /** The time at which the practice closes, while it is open, if that is within a day. */
  readonly closes?: string | undefined;
  readonly today: DayHours;
  /** Whether it is closed for a break, such as lunch, rather than for the night or weekend: somebody answers soon. */
  readonly isOnBreak?: boolean | undefined;
  /**
   * When the practice opens next, while it is closed: days from today, ISO number of the weekday, and the time;
   * undefined if the hours of that day may differ.
   */
  readonly next?: { readonly inDays: number; readonly weekday: number; readonly opens: string } | undefined;
}

/** The longest break of a day, in minutes. */
const MAX_BREAK_MINUTES = 150;

/** Tell whether the practice is open at `now`, in its own time zone, and if not, when it opens next. */
export function openAt(hours: Hours, now: Date): OpenState {
  const { date, time } = localTime(now, hours.timezone);
  const today = hoursOn(hours, date);
  const span = today.intervals.find((interval) => isOpenIn(interval, time));
  if (span) return { open: true, closes: closingTime(hours, date, time, span), today };
  const later = today.intervals.find(({ opens }) => opens > time);
  const earlier = today.intervals.findLast(({ closes }) => closes <= time);
  const isOnBreak = later && earlier && minutesOf(later.opens) - minutesOf(earlier.closes) <= MAX_BREAK_MINUTES;
  const day = later ? { ...today, date, inDays: 0 } : nextOpenDay(hours, date);
  const opens = (later ?? day?.intervals[0])?.opens;
  const next = day && opens && !day.mayDiffer && { inDays: day.inDays, weekday: weekdayOf(day.date), opens };
  return { open: false, today, ...(isOnBreak && { isOnBreak }), ...(next && { next }) };
}

/** Tell when a span ends, past midnight if the next day opens then; undefined if that is a day or more from `time`. */
function closingTime(hours: Hours, date: string, time: string, { closes }: Interval): string | undefined {
  const after = hoursOn(hours, addDays(date, 1)).intervals.find(({ opens }) => opens === '00:00');
  if (closes !== END_OF_DAY || !after) return closes;
  return after.closes < time ? after.closes : undefined;
}

export function localTime(now: Date, timeZone: string): { date: string; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { date: `${part['year']}-${part['month']}-${part['day']}`, time: `${part['hour']}:${part['minute']}` };
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export interface OpeningWords {
  /** With `{time}`. */
  readonly open: string;
  /** If the practice does not close soon. */
  readonly openLong: string;
  /** If the hours of today may differ. With `{name}`, that of the holiday. */
  readonly mayDiffer: string;
  /** With `{day}` and `{time}`. */
  readonly closed: string;
  /** If the next opening is not soon. */
  readonly closedLong: string;
  /** Today, tomorrow, then the days of the week from Monday on. */
  readonly days: readonly string[];
}

/** Describe the state to patients, such as "closed, opens on Monday at 09.00". */
export function openingLine(
  { open, closes, next, today: { mayDiffer, holiday } }: OpenState,
  words: OpeningWords,
): string {
  const [first, second, ...week] = words.days;
  if (open && mayDiffer) return words.mayDiffer.replace('{name}', holiday!.name);
  if (open) return closes ? words.open.replace('{time}', clockInTurkish(closes)) : words.openLong;
  // A weekday's name would mean another week than the one that is meant.
  if (!next || next.inDays > 6) return words.closedLong;
  const day = next.inDays === 0 ? first : next.inDays === 1 ? second : week[next.weekday - 1];
  return words.closed.replace('{day}', day ?? '').replace('{time}', clockInTurkish(next.opens));
}
