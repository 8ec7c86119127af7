import { addDays, weekdayOf } from './dates.ts';
import { halfDayOf, type Interval } from './intervals.ts';

/** Hours of some weekdays. `days` are ISO numbers, Monday 1; a day off has no intervals. Intervals are in order. */
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
  readonly reason?: string | undefined;
}

/** A public holiday, or the half days before it. */
export interface Holiday {
  /** The key of the entry about it. */
  readonly key: string;
  readonly name: string;
  readonly isEve?: true;
  /** `MM-DD` of every year or `YYYY-MM-DD`. */
  readonly days: readonly string[];
}

/** The opening hours as data, from which `hoursOn` gets those of a day. */
export interface Schedule {
  readonly week: readonly Weekly[];
  /** Of those that cover a day, the last one counts. */
  readonly exceptions: readonly Exceptional[];
  /** Of those on one day, the first counts. */
  readonly holidays: readonly Holiday[];
  /** What happens on holidays, except for days off and hours of a single date. */
  readonly publicHolidays: 'closed' | 'open' | 'differ';
  /** IANA name. */
  readonly timezone: string;
}

/** The hours as data, with what is known of them: questions about days are answered from these. */
export interface Calendar {
  readonly hours: Schedule;
  /** Years whose feasts are known. */
  readonly years: readonly number[];
  /** The hours of a week. */
  readonly usual: { readonly tr: string; readonly en: string };
}

export interface DayHours {
  readonly intervals: readonly Interval[];
  /** What decides them: an index in `week` or in `exceptions`, or the line on holidays; -1 if nothing does. */
  readonly rule: { readonly list: 'week' | 'exceptions' | 'holidays'; readonly index: number };
  readonly holiday: Holiday | undefined;
  /** Whether the practice may be closed all the same, because of a holiday. */
  readonly mayDiffer: boolean;
}

/** Get the hours of a day, `YYYY-MM-DD`. */
export function hoursOn({ week, exceptions, holidays, publicHolidays }: Schedule, date: string): DayHours {
  const ofYear = date.slice('YYYY-'.length);
  const holiday = holidays.find(({ days }) => days.includes(date) || days.includes(ofYear));
  const isClosed = holiday && publicHolidays === 'closed';
  const index = exceptions.findLastIndex(
    (exception) => covers(exception, date) && (!isClosed || holiday.isEve || replacesHolidays(exception)),
  );
  const exception = exceptions[index];
  const ordinary = week.findIndex(({ days }) => days.includes(weekdayOf(date)));
  const intervals = exception?.intervals ?? week[ordinary]?.intervals ?? [];
  const isOfHoliday = holiday && !(exception && replacesHolidays(exception));
  if (isOfHoliday && isClosed && (!holiday.isEve || intervals.length > 0)) {
    const left = holiday.isEve ? halfDayOf(intervals) : [];
    return { intervals: left, rule: { list: 'holidays', index: 0 }, holiday, mayDiffer: false };
  }
  const mayDiffer = Boolean(isOfHoliday) && publicHolidays === 'differ' && intervals.length > 0;
  const rule = exception ? ({ list: 'exceptions', index } as const) : ({ list: 'week', index: ordinary } as const);
  return { intervals, rule, holiday, mayDiffer };
}

function covers({ from, to, everyYear, days }: Exceptional, date: string): boolean {
  if (days && !days.includes(weekdayOf(date))) return false;
  if (!everyYear) return from <= date && date <= to;
  const [start, end, day] = [from, to, date].map((text) => text.slice('YYYY-'.length)) as [string, string, string];
  // A season may go on into the next year.
  return start <= end ? start <= day && day <= end : start <= day || day <= end;
}

const replacesHolidays = ({ from, to, everyYear, intervals }: Exceptional): boolean =>
  intervals.length === 0 || (from === to && !everyYear);

/** How far to look for the next opening: further than a closed fortnight of holidays. */
const MAX_DAYS_AHEAD = 30;

/** Find the first day after a day on which the practice is usually open. */
export function nextOpenDay(
  hours: Schedule,
  after: string,
): (DayHours & { readonly date: string; readonly inDays: number }) | undefined {
  for (let inDays = 1; inDays <= MAX_DAYS_AHEAD; inDays++) {
    const date = addDays(after, inDays);
    const day = hoursOn(hours, date);
    if (day.intervals.length > 0) return { ...day, date, inDays };
  }
  return undefined;
}
