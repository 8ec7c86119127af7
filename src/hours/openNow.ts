import { addDays, END_OF_DAY, halfDayOf, type Interval, weekdayOf } from './dates.ts';

/** Hours of some weekdays. `days` are ISO numbers, Monday 1; a day off has no intervals. */
interface Weekly {
  readonly days: readonly number[];
  readonly intervals: readonly Interval[];
}

/** Hours of some dates, `YYYY-MM-DD`, both included; they replace the weekly ones. */
interface Exceptional {
  readonly from: string;
  readonly to: string;
  /** Whether the dates are those of every year. */
  readonly everyYear?: true | undefined;
  /** ISO numbers of the weekdays that the hours are for; all of them if undefined. */
  readonly days?: readonly number[] | undefined;
  readonly intervals: readonly Interval[];
}

export interface Hours {
  readonly week: readonly Weekly[];
  /** Of those that cover a day, the last one counts. */
  readonly exceptions: readonly Exceptional[];
  /**
   * Days on which the practice is closed, `MM-DD` of every year or `YYYY-MM-DD`. Of the exceptions, only days off and
   * those of a single date count on them.
   */
  readonly holidays: readonly string[];
  /** Days, written likewise, on which it closes at one o’clock. */
  readonly halfDays?: readonly string[];
  /** IANA name. */
  readonly timezone: string;
}

export interface OpenState {
  readonly open: boolean;
  /** The time at which the practice closes, while it is open, if that is within a day. */
  readonly closes?: string | undefined;
  /** The hours of today: an index in `week` or in `exceptions`, or the line on holidays; -1 if there is none. */
  readonly today: { readonly list: 'week' | 'exceptions' | 'holidays'; readonly index: number };
  /** Whether it is closed for a break, such as lunch, rather than for the night or weekend: somebody answers soon. */
  readonly pause?: boolean | undefined;
  /** When the practice opens next, while it is closed: days from today, ISO number of the weekday, and the time. */
  readonly next?: { readonly inDays: number; readonly weekday: number; readonly opens: string } | undefined;
}

/** How far to look for the next opening: further than a closed fortnight of holidays. */
const MAX_DAYS_AHEAD = 30;

/** The longest break of a day, in minutes. */
const MAX_PAUSE = 150;

/** Tell whether the practice is open at `now`, in its own time zone, and if not, when it opens next. */
export function openAt(hours: Hours, now: Date): OpenState {
  const { date, time } = localTime(now, hours.timezone);
  const today = hoursOn(hours, date);
  const span = today.intervals.find(({ opens, closes }) => opens <= time && (time < closes || closes === END_OF_DAY));
  if (span) return { open: true, closes: closingTime(hours, date, time, span), today: today.place };
  for (let inDays = 0; inDays <= MAX_DAYS_AHEAD; inDays++) {
    const day = addDays(date, inDays);
    const starts = hoursOn(hours, day)
      .intervals.map(({ opens }) => opens)
      .sort();
    const opens = starts.find((start) => inDays > 0 || start > time);
    if (!opens) continue;
    const next = { inDays, weekday: weekdayOf(day), opens };
    const closed = today.intervals.filter(({ closes }) => closes <= time).map(({ closes }) => minutesOf(closes));
    const pause = inDays === 0 && minutesOf(opens) - Math.max(...closed) <= MAX_PAUSE;
    return { open: false, today: today.place, next, ...(pause && { pause }) };
  }
  return { open: false, today: today.place };
}

/** Tell when a span ends, past midnight if the next day opens then; undefined if that is a day or more from `time`. */
function closingTime(hours: Hours, date: string, time: string, { closes }: Interval): string | undefined {
  const after = hoursOn(hours, addDays(date, 1)).intervals.find(({ opens }) => opens === '00:00');
  if (closes !== END_OF_DAY || !after) return closes;
  return after.closes < time ? after.closes : undefined;
}

/** Get the hours of a day, `YYYY-MM-DD`, and what decides them. */
export function hoursOn(
  { week, exceptions, holidays, halfDays = [] }: Hours,
  date: string,
): { intervals: readonly Interval[]; place: OpenState['today'] } {
  const isIn = (days: readonly string[]) => days.includes(date) || days.includes(date.slice('YYYY-'.length));
  const [isHoliday, isHalfDay] = [isIn(holidays), isIn(halfDays)];
  const index = exceptions.findLastIndex(
    (exception) => covers(exception, date) && (!isHoliday || replacesHolidays(exception)),
  );
  const exception = exceptions[index];
  if (isHoliday && !exception) return { intervals: [], place: { list: 'holidays', index: 0 } };
  const ordinary = week.findIndex(({ days }) => days.includes(weekdayOf(date)));
  const intervals = exception?.intervals ?? week[ordinary]?.intervals ?? [];
  if (isHalfDay && !(exception && replacesHolidays(exception)))
    return { intervals: halfDayOf(intervals), place: { list: 'holidays', index: 0 } };
  return { intervals, place: exception ? { list: 'exceptions', index } : { list: 'week', index: ordinary } };
}

function covers({ from, to, everyYear, days }: Exceptional, date: string): boolean {
  if (days && !days.includes(weekdayOf(date))) return false;
  if (!everyYear) return from <= date && date <= to;
  const [start, end, day] = [from, to, date].map((text) => text.slice('YYYY-'.length)) as [string, string, string];
  // A season may go on into the next year.
  return start <= end ? start <= day && day <= end : start <= day || day <= end;
}

/** Tell whether hours replace a holiday on their day: closed ones, and those of a single date. */
export const replacesHolidays = ({ from, to, everyYear, intervals }: Exceptional): boolean =>
  intervals.length === 0 || (from === to && !everyYear);

/** Get the date and the time of day in a time zone. */
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
  /** With `{day}` and `{time}`. */
  readonly closed: string;
  /** If the next opening is not soon. */
  readonly closedLong: string;
  /** Today, tomorrow, then the days of the week from Monday on. */
  readonly days: readonly string[];
}

/** Describe the state to patients, such as "closed, opens on Monday at 09.00". */
export function openingLine({ open, closes, next }: OpenState, words: OpeningWords): string {
  const [today, tomorrow, ...week] = words.days;
  const clock = (time = '') => (time === END_OF_DAY ? '24.00' : time.replace(':', '.'));
  if (open && !closes) return words.openLong;
  if (open) return words.open.replace('{time}', clock(closes));
  // A weekday's name would mean another week than the one that is meant.
  if (!next || next.inDays > 6) return words.closedLong;
  const day = next.inDays === 0 ? today : next.inDays === 1 ? tomorrow : week[next.weekday - 1];
  return words.closed.replace('{day}', day ?? '').replace('{time}', clock(next.opens));
}
