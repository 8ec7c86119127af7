import { hoursOn, nextOpenDay } from '#calendar/hoursOn.ts';
import { END_OF_DAY, type Interval, isOpenIn } from '#calendar/intervals.ts';
import { localTime, openAt } from '#calendar/openNow.ts';
import type { Calendar } from '../answersIndex.ts';
import * as say from './dayTexts.ts';
import type { NamedDay } from './namedDay.ts';

/** What to answer to whether the practice is open on a day. */
interface DayAnswer extends say.Said {
  readonly question: string;
  /** The key of the entry on the day's holiday; undefined if it is none. */
  readonly holiday?: string | undefined;
}

/** Say whether the practice is open on a day; undefined for a past one, and for a year whose feasts are not known. */
export function dayAnswer(calendar: Calendar, { days, as, time }: NamedDay, now: Date): DayAnswer | undefined {
  const { hours, years } = calendar;
  const local = localTime(now, hours.timezone);
  const [date] = days;
  if (!date || date < local.date || !years.includes(Number(date.slice(0, 4)))) return undefined;
  const left = (day: string) =>
    hoursOn(hours, day).intervals.filter(
      (interval) => day !== local.date || isOpenIn(interval, local.time, END_OF_DAY),
    );
  if (as === 'weekend') {
    const names = say.at(say.WEEKEND, time);
    const both = days.map((day) => ({
      names: namesOf(calendar, day),
      intervals: left(day),
      isOpen: hoursOn(hours, day).mayDiffer ? undefined : isOpenAt(left(day), time),
    }));
    return { ...say.weekend(names, both), question: say.openQuestion(names) };
  }
  const { intervals, holiday, mayDiffer } = hoursOn(hours, date);
  if (as === 'now') {
    const isUnsure = mayDiffer && left(date).length > 0;
    const said = isUnsure ? say.mayDiffer(namesOf(calendar, date, 'today')) : saidNow(calendar, now);
    return { ...said, question: say.openQuestion(say.NOW) };
  }
  const day = namesOf(calendar, date, as);
  const names = say.at(day, time);
  const about = { question: say.openQuestion(names), ...(as !== 'weekday' && holiday && { holiday: holiday.key }) };
  const next = () => (as === 'weekday' ? say.weekly(calendar.usual) : nextAfter(calendar, date));
  if (mayDiffer) return { ...say.mayDiffer(day), ...about };
  if (intervals.length === 0) return { ...say.closed(day, next()), ...about };
  if (!isOpenAt(intervals, time)) return { ...say.closedThen(names, intervals), ...about };
  if (as !== 'weekday' && left(date).length === 0) return { ...say.over(day, intervals, next()), ...about };
  if (as !== 'weekday' && date === local.date && time && time.last < local.time)
    return { ...say.past(day, intervals), ...about };
  return { ...say.open(names, intervals), ...about };
}

const isOpenAt = (hours: readonly Interval[], time: say.TimeOfDay | undefined): boolean =>
  time ? hours.some((interval) => isOpenIn(interval, time.first, time.last)) : hours.length > 0;

function saidNow(calendar: Calendar, now: Date): say.Said {
  const { open, closes, isOnBreak, next } = openAt(calendar.hours, now);
  if (open) return say.openNow(closes, say.weekly(calendar.usual));
  if (next?.inDays === 0) return say.opensToday(next.opens, isOnBreak);
  return say.closed(say.NOW, nextAfter(calendar, localTime(now, calendar.hours.timezone).date));
}

const inBoth = (options: Intl.DateTimeFormatOptions) => {
  const [tr, en] = ['tr', 'en-GB'].map((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  return (day: string): say.Said => ({ tr: tr!.format(Date.parse(day)), en: en!.format(Date.parse(day)) });
};
const weekdayOf = inBoth({ weekday: 'long' });
const longDate = inBoth({ dateStyle: 'long' });

function dateOf(day: string): say.Said {
  const [date, weekday] = [longDate(day), weekdayOf(day)];
  return { tr: `${date.tr} ${weekday.tr}`, en: `${weekday.en}, ${date.en}` };
}

/** Name a day as the question does. A weekday of any week is named by its date if that day is special. */
function namesOf({ hours }: Calendar, date: string, as: 'today' | 'tomorrow' | 'date' | 'weekday' = 'date'): say.Said {
  const { place, holiday, mayDiffer } = hoursOn(hours, date);
  if (as === 'weekday' && place.list === 'week' && !mayDiffer) return say.called.weekday(weekdayOf(date));
  const reason = place.list === 'exceptions' ? hours.exceptions[place.index]!.reason : holiday?.name;
  return say.called[as === 'weekday' ? 'date' : as](dateOf(date), reason);
}

/** Say on which day after this one the practice is open. */
function nextAfter(calendar: Calendar, date: string): say.Said {
  const day = nextOpenDay(calendar.hours, date);
  if (!day) return say.weekly(calendar.usual);
  if (day.mayDiffer) return say.nextMayDiffer(namesOf(calendar, day.date));
  return say.nextOpening(dateOf(day.date), day.intervals);
}
