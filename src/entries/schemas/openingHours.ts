import { z } from 'zod';
import { date, sentence, time } from './fields.ts';

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Day = (typeof DAYS)[number];

const interval = z.strictObject({ opens: time, closes: time }).refine(({ opens, closes }) => opens < closes, {
  path: ['closes'],
  error: 'must be later than "opens"; hours past midnight are not supported, end the day at "23:59"',
});

const hoursOfDays = z
  .strictObject({
    days: z.array(z.enum(DAYS)).min(1),
    opens: time.optional(),
    closes: time.optional(),
    closed: z.literal(true).optional(),
  })
  .superRefine(({ days, opens, closes, closed }, context) => {
    const add = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    days.forEach((day, index) => {
      if (days.indexOf(day) < index) add(['days', index], `${day} is in this list twice; remove one`);
    });
    if (closed ? opens !== undefined || closes !== undefined : opens === undefined || closes === undefined)
      add([], 'must have either "opens" and "closes", or "closed: true" alone');
    else if (opens !== undefined && closes !== undefined) {
      // A malformed time has been reported already.
      const { issues = [] } = interval.safeParse({ opens, closes }).error ?? {};
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
  a.closed || b.closed || !(a.closes! <= b.opens! || b.closes! <= a.opens!);

const describeHours = ({ opens, closes, closed }: HoursOfDays): string => (closed ? 'a day off' : `${opens}–${closes}`);

const exception = z
  .strictObject({
    from: date,
    to: date.optional().describe('last day, if it is not the first'),
    closed: z.literal(true).optional(),
    hours: z.array(interval).min(1).optional(),
    reason: sentence.optional().describe('name of the holiday, shown to patients'),
  })
  .superRefine(({ from, to, closed, hours }, context) => {
    if (to !== undefined && to < from)
      context.addIssue({ code: 'custom', path: ['to'], message: `must not be before "from" (${from})` });
    if (Boolean(closed) === Boolean(hours))
      context.addIssue({ code: 'custom', path: [], message: 'must have either "closed: true" or "hours"' });
    hours?.forEach((item, index) => {
      if (hours.slice(0, index).some((earlier) => !(earlier.closes <= item.opens || item.closes <= earlier.opens)))
        context.addIssue({ code: 'custom', path: ['hours', index], message: 'overlaps with other hours of this day' });
    });
  });

/** Days without the weekly hours. No day may be in two exceptions. */
export const exceptionsSchema = z
  .array(exception)
  .default([])
  .superRefine((items, context) => {
    items.forEach((item, index) => {
      const other = items.slice(0, index).find((one) => !(lastDay(one) < item.from || lastDay(item) < one.from));
      if (other)
        context.addIssue({
          code: 'custom',
          path: [index, 'from'],
          message: `is already a day of the exception from ${other.from}; merge the two`,
        });
    });
  });

/** For public holidays that no exception names. */
export const publicHolidaysSchema = z.enum(['closed', 'open', 'differ']).default('differ');

export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** Get the last day of an exception, `YYYY-MM-DD`. */
export const lastDay = ({ from, to }: { from: string; to?: string | undefined }): string => to ?? from;
