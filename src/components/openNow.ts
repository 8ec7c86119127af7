/** Hours of one group of weekdays as the page holds them. `days` are ISO numbers, Monday 1; times are `HH:MM`. */
export interface Hours {
  readonly days: readonly number[];
  readonly opens: string | undefined;
  readonly closes: string | undefined;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Which group of hours is today's at `now` in the practice's time zone, and whether the practice is open. */
export function openAt(week: readonly Hours[], timezone: string, now: Date): { today: number; open: boolean } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = WEEKDAYS.indexOf(part['weekday'] ?? '') + 1;
  const time = `${part['hour']}:${part['minute']}`;
  const today = week.findIndex(({ days }) => days.includes(day));
  const { opens, closes } = week[today] ?? {};
  return { today, open: opens !== undefined && closes !== undefined && opens <= time && time < closes };
}
