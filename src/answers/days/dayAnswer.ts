import { localTime } from '#hours/dates.ts';
import { type Calendar, hoursOn, nextOpenDay } from '#hours/hoursOn.ts';
import { isOpenIn } from '#hours/intervals.ts';
import * as say from './dayTexts.ts';
import type { NamedDay } from './readDay.ts';

/** The answer to the question whether the practice is open on a day. */
interface DayAnswer extends say.Bilingual {
  /** Undefined if there is no such day. */
  readonly question?: string;
  /** The key of the entry on the day's holiday; undefined if it is none. */
  readonly holiday?: string | undefined;
}

/** Say whether the practice is open on a day; undefined for a past one, and for a year whose feasts are not known. */
export function dayAnswer(calendar: Calendar, named: NamedDay, now: Date): DayAnswer | undefined {
  const { hours, years } = calendar;
  if (named.isNoDay) return say.noSuchDay(calendar.usual);
  const { date: today, time: clock } = localTime(now, hours.timezone);
  const days = named.days.filter((day) => day >= today && years.includes(Number(day.slice(0, 4))));
  const [first] = days;
  if (first === undefined) return undefined;
  const isOneDate = days.length === 1 && named.namedAs !== 'weekday';
  const isPast = isOneDate && first === today && named.time !== undefined && named.time.last < clock;
  const time = isPast ? undefined : named.time;
  return {
    ...say.answerText(days.map(verdictOn), named.needsNoVerdict || isPast),
    question: say.openQuestion(
      say.dayWithTime(days.length > 1 ? say.WEEKEND : namesOf(calendar, first, named.namedAs), time),
    ),
    holiday: isOneDate ? hoursOn(hours, first).holiday?.key : undefined,
  };

  function verdictOn(date: string): say.Verdict {
    const { intervals, mayDiffer } = hoursOn(hours, date);
    const isToday = date === today && named.namedAs !== 'weekday';
    const left = intervals.filter((interval) => !isToday || clock < interval.closes);
    const day = namesOf(calendar, date, named.namedAs);
    // "Now" it has not closed for the day.
    const wholeDay = named.namedAs === 'now' ? namesOf(calendar, date, 'today') : day;
    const next = () =>
      days.length > 1 ? NOTHING : named.namedAs === 'weekday' ? say.weekly(calendar.usual) : nextAfter(calendar, date);
    if (intervals.length === 0 || (mayDiffer && left.length === 0)) return say.closed(day, next());
    if (left.length === 0) return say.closedForToday(wholeDay, intervals, next());
    if (mayDiffer) return say.mayDiffer(wholeDay);
    const asked = named.namedAs === 'now' ? { first: clock, last: clock } : time;
    const isOpen = !asked || intervals.some((interval) => isOpenIn(interval, asked.first, asked.last));
    return isOpen
      ? say.open(say.dayWithTime(day, time), intervals)
      : say.closedAtThatTime(say.dayWithTime(day, time), intervals);
  }
}

const NOTHING: say.Bilingual = { tr: '', en: '' };

const inBoth = (options: Intl.DateTimeFormatOptions) => {
  const [tr, en] = ['tr', 'en-GB'].map((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  return (day: string): say.Bilingual => ({ tr: tr!.format(Date.parse(day)), en: en!.format(Date.parse(day)) });
};
const weekdayName = inBoth({ weekday: 'long' });
const dateName = inBoth({ dateStyle: 'long' });

function dateWithWeekday(day: string): say.Bilingual {
  const [date, weekday] = [dateName(day), weekdayName(day)];
  return { tr: `${date.tr} ${weekday.tr}`, en: `${weekday.en}, ${date.en}` };
}

/** Name a day as the question does. A weekday of any week is named by its date if that day is special. */
function namesOf({ hours }: Calendar, date: string, namedAs: NamedDay['namedAs'] = 'date'): say.Bilingual {
  const { rule, holiday, mayDiffer } = hoursOn(hours, date);
  if (namedAs === 'weekday' && rule.list === 'week' && !mayDiffer) return say.calledDays.weekday(weekdayName(date));
  const reason = rule.list === 'exceptions' ? hours.exceptions[rule.index]!.reason : holiday?.name;
  return say.calledDays[namedAs === 'weekday' ? 'date' : namedAs](dateWithWeekday(date), reason);
}

/** Say on which day after this one the practice is open. */
function nextAfter(calendar: Calendar, date: string): say.Bilingual {
  const day = nextOpenDay(calendar.hours, date);
  if (!day) return say.weekly(calendar.usual);
  if (day.mayDiffer) return say.answerText([say.mayDiffer(namesOf(calendar, day.date))], true);
  return say.nextOpening(dateWithWeekday(day.date), day.intervals);
}
