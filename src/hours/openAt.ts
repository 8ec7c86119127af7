import { addDays, localTime, weekdayOf } from './dates.ts';
import { type DayHours, hoursOn, nextOpenDay, type Schedule } from './hoursOn.ts';
import { type Interval, isOpenIn } from './intervals.ts';

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
export function openAt(hours: Schedule, now: Date): OpenState {
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

/**
 * Tell when a span ends, past midnight if the next day opens then; undefined if that is a day or more from `time`, or
 * the hours of that day may differ.
 */
function closingTime(hours: Schedule, date: string, time: string, { closes }: Interval): string | undefined {
  const { intervals, mayDiffer } = hoursOn(hours, addDays(date, 1));
  const after = intervals.find(({ opens }) => opens === '00:00');
  if (closes !== '24:00' || !after) return closes;
  return after.closes < time && !mayDiffer ? after.closes : undefined;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
