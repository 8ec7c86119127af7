const DAY_MS = 24 * 60 * 60 * 1000;

/** Get the day that lies `count` days after another. All days of this file are `YYYY-MM-DD`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** List the days from one to another, both included. */
export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 }, (_, index) => addDays(from, index));

/** A first and a last day, both included. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** Join days, in order, to ranges without gaps. */
export function dateRangesOf(days: readonly string[]): DateRange[] {
  const ranges: { from: string; to: string }[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}

/** Get the ISO number of a weekday; Monday is 1. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** Get the date, `YYYY-MM-DD`, and the time, `HH:MM`, of a moment in a time zone. */
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
