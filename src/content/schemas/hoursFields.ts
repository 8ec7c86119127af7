import { z } from 'zod';
import { date, sentence, time, uniqueList } from './commonFields.ts';

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Day = (typeof DAYS)[number];

const closes = z
  .string('must be a time written as HH:MM in quotes, such as "18:30"')
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time written as HH:MM');

const interval = z.strictObject({ opens: time, closes }).refine((item) => item.opens < item.closes, {
  path: ['closes'],
  error:
    'must be later than "opens"; end the day at "24:00", and write hours past midnight as hours of the next day, from "00:00"',
});

const dayList = uniqueList(z.enum(DAYS)).min(1);

const hoursOfDays = z
  .strictObject({
    days: dayList,
    opens: time.optional(),
    closes: closes.optional(),
    closed: z.literal(true).optional(),
  })
  .superRefine((item, context) => {
    const add = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (item.closed ? (item.opens ?? item.closes) !== undefined : item.opens === undefined || item.closes === undefined)
      add([], 'must have either "opens" and "closes", or "closed: true" alone');
    else if (item.opens !== undefined && item.closes !== undefined) {
      // A malformed time has been reported already.
      const { issues = [] } = interval.safeParse({ opens: item.opens, closes: item.closes }).error ?? {};
      if (issues.length > 0 && issues.every(({ code }) => code === 'custom')) add(['closes'], issues[0]!.message);
    }
  });

/** Weekly hours. A day may be in several items whose times do not overlap; a day in none is a day off. */
export const openingHoursSchema = z
  .array(hoursOfDays)
  .min(1)
  .superRefine((items, context) => {
    items.forEach((item, index) => {
      for (const other of items.slice(0, index).filter((earlier) => conflicts(earlier, item))) {
        const days = item.days.filter((day) => other.days.includes(day));
        if (days.length === 0) continue;
        const message = `${days.join(', ')} ${days.length > 1 ? 'have' : 'has'} ${describeHours(other)} already, which conflicts with ${describeHours(item)}`;
        context.addIssue({ code: 'custom', path: [index, 'days', item.days.indexOf(days[0]!)], message });
      }
    });
    if (items.every(({ closed }) => closed))
      context.addIssue({ code: 'custom', path: [], message: 'must have at least one day with "opens" and "closes"' });
  });

type HoursOfDays = z.infer<typeof hoursOfDays>;

const conflicts = (a: HoursOfDays, b: HoursOfDays): boolean =>
  // An item without its times has been reported already.
  [a, b].every(({ closed, opens, closes: end }) => closed || (opens !== undefined && end !== undefined)) &&
  (a.closed || b.closed || !(a.closes! <= b.opens! || b.closes! <= a.opens!));

const describeHours = (item: HoursOfDays): string => (item.closed ? 'a day off' : `${item.opens}–${item.closes}`);

const exception = z
  .strictObject({
    from: date,
    to: date.optional().describe('last day, if it is not the first'),
    everyYear: z.literal(true).optional().describe('repeat these days every year, as for a season'),
    days: dayList
      .optional()
      .describe('the weekdays that these hours are for; by default those that the practice is open on'),
    closed: z.literal(true).optional(),
    hours: z.array(interval).min(1).optional(),
    reason: sentence.optional().describe('name of the holiday or season, shown to patients'),
  })
  .superRefine((item, context) => {
    const { from, to, everyYear, closed, hours } = item;
    const add = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (to !== undefined && to < from) add(['to'], `must not be before "from" (${from})`);
    if (everyYear && to !== undefined && to >= inYears(from, 1))
      add(['to'], 'must be less than a year after "from", because the days repeat every year');
    for (const [name, day] of Object.entries({ from, to }))
      if (everyYear && day?.endsWith('-02-29'))
        add([name], 'does not exist in every year; write 28 February or 1 March');
    if (item.days && isOneDayOfOneYear(item)) add(['days'], 'a single date needs no weekdays; remove "days"');
    if (Boolean(closed) === Boolean(hours)) add([], 'must have either "closed: true" or "hours"');
    hours?.forEach((span, index) => {
      if (hours.slice(0, index).some((earlier) => !(earlier.closes <= span.opens || span.closes <= earlier.opens)))
        add(['hours', index], 'overlaps with other hours of this day');
    });
  });

export type Exception = z.infer<typeof exception>;

/**
 * Days without the weekly hours. The closer one counts: a single date before a span of days, and a date before what
 * repeats every year. No day may be in two exceptions of the same kind.
 */
export const exceptionsSchema = z
  .array(exception)
  .default([])
  .superRefine((items, context) => {
    items.forEach((item, index) => {
      const other = items
        .slice(0, index)
        .find((earlier) => exceptionRank(earlier) === exceptionRank(item) && overlap(earlier, item));
      if (!other) return;
      const message = `is already a day of the exception from ${other.from}; merge the two, or give each its own "days"`;
      context.addIssue({ code: 'custom', path: [index, 'from'], message });
    });
  });

/** For public holidays that no exception names. */
export const publicHolidaysSchema = z.enum(['closed', 'open', 'differ']).default('differ');

export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** Get the last day of an exception, `YYYY-MM-DD`, in its first year. */
export const lastDay = ({ from, to }: { from: string; to?: string | undefined }): string => to ?? from;

/** What tells which days an exception is for. */
type Dates = Pick<Exception, 'from' | 'to' | 'everyYear'>;

const isOneDay = (dates: Dates): boolean => lastDay(dates) === dates.from;

/** Tell whether an exception names one date of one year: only then does it open a day off or a public holiday. */
export const isOneDayOfOneYear = (dates: Dates): boolean => isOneDay(dates) && !dates.everyYear;

/** Rank exceptions: of two that cover a day, the one of the higher rank counts. */
export const exceptionRank = (dates: Dates): number => (dates.everyYear ? 0 : 2) + (isOneDay(dates) ? 1 : 0);

/** Get the same day of another year, `YYYY-MM-DD`. */
export const inYears = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

function overlap(a: Exception, b: Exception): boolean {
  if (a.days && b.days && !a.days.some((day) => b.days!.includes(day))) return false;
  if (!a.everyYear) return !(lastDay(a) < b.from || lastDay(b) < a.from);
  const years = Number(a.from.slice(0, 4)) - Number(b.from.slice(0, 4));
  // A season may go on into the next year.
  return [-1, 0, 1].some((later) => {
    const [from, to] = [b.from, lastDay(b)].map((day) => inYears(day, years + later)) as [string, string];
    return !(lastDay(a) < from || to < a.from);
  });
}
