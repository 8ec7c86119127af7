import type { Interval } from '#hours/dates.ts';
import { addDays } from '#hours/dates.ts';
import { hoursOn, localTime, openAt, replacesHolidays } from '#hours/openNow.ts';
import * as say from './dayTexts.ts';
import { PARTS } from './dayWords.ts';
import { type Calendar, holidayOn } from './holidayOn.ts';
import type { NamedDay } from './namedDay.ts';

/** What to answer to whether the practice is open on a day. */
interface DayAnswer extends say.Said {
  /** The question that it answers. */
  readonly question: string;
  /** The key of the entry on the day's holiday; undefined if it is none. */
  readonly holiday?: string | undefined;
}

/** How far to look for the next opening. */
const MAX_DAYS_AHEAD = 30;

/** Say whether the practice is open on a day; undefined for a year whose feasts are not known. */
export function dayAnswer(calendar: Calendar, { days, as, part }: NamedDay, now: Date): DayAnswer | undefined {
  const { date: today, time } = localTime(now, calendar.hours.timezone);
  const [day = today] = days;
  if (!calendar.years.includes(Number(day.slice(0, 4)))) return undefined;
  const hours = hoursOf(calendar, day);
  const names = namesOf(calendar, day, as);
  const question = say.openQuestion(names.tr);
  const next = () => (as === 'weekday' ? say.weekly(calendar) : nextAfter(calendar, day));
  if (as === 'weekend') {
    const both = days.map((one) => ({ names: namesOf(calendar, one, 'date'), hours: hoursOf(calendar, one) }));
    return { ...say.weekend(both), question: say.openQuestion(say.ON_WEEKEND) };
  }
  if (as === 'now') {
    const { open, closes } = openAt(calendar.hours, now);
    const upcoming = hours.some(({ opens }) => opens > time);
    const said = open
      ? say.openNow(closes ?? hours.at(-1)!.closes)
      : say.closedNow(upcoming ? say.nextOpening(say.TODAY, hours) : next());
    return { ...said, question };
  }
  const holiday = holidayOn(calendar, day);
  const about = { question, ...(as !== 'weekday' && holiday && { holiday: holiday.key }) };
  const { place } = hoursOn(calendar.hours, day);
  const isException = place.list === 'exceptions' && replacesHolidays(calendar.hours.exceptions[place.index]!);
  if (calendar.mayDiffer && holiday && !isException) return { ...say.mayDiffer(names), ...about };
  if (hours.length === 0) return { ...say.closed(names, next()), ...about };
  const asked = PARTS.find(({ name }) => name === part);
  if (asked && !hours.some(({ opens, closes }) => opens < asked.last && closes > asked.first))
    return { ...say.closedThen(names, hours, asked.name), ...about };
  if (day === today && as !== 'weekday' && hours.every(({ closes }) => closes <= time))
    return { ...say.over(names, hours, next()), ...about };
  return { ...say.open(names, hours, part), ...about };
}

const hoursOf = ({ hours }: Calendar, day: string): readonly Interval[] => hoursOn(hours, day).intervals;

const format = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const { format: write } = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day: string) => write(Date.parse(day));
};
const dateTr = format('tr', { day: 'numeric', month: 'long', year: 'numeric' });
const weekdayTr = format('tr', { weekday: 'long' });
const dateEn = format('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const weekdayEn = format('en-GB', { weekday: 'long' });

/** Name a day as the question does. A weekday of any week is named by its date if that day is special. */
function namesOf(calendar: Calendar, day: string, as: NamedDay['as']): say.DayNames {
  const { place } = hoursOn(calendar.hours, day);
  const holiday = holidayOn(calendar, day);
  const why =
    place.list === 'exceptions'
      ? calendar.reasons[place.index]!
      : holiday
        ? holiday.isEve
          ? say.called.eve(holiday.name)
          : holiday.name
        : '';
  if (as === 'now') return { ...say.NOW, why: '' };
  if (as === 'weekday' && place.list === 'week')
    return { ...say.called.weekday(weekdayTr(day), weekdayEn(day)), why: '' };
  const name = as === 'today' || as === 'tomorrow' ? as : 'date';
  return { ...say.called[name](`${dateTr(day)} ${weekdayTr(day)}`, dateEn(day)), why };
}

/** Say on which day after this one the practice is open. */
function nextAfter(calendar: Calendar, day: string): say.Said {
  for (let ahead = 1; ahead <= MAX_DAYS_AHEAD; ahead++) {
    const other = addDays(day, ahead);
    const hours = hoursOf(calendar, other);
    if (hours.length > 0)
      return say.nextOpening({ tr: `${dateTr(other)} ${weekdayTr(other)}`, en: dateEn(other) }, hours);
  }
  return say.weekly(calendar);
}
