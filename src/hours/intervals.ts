/** A time span of a day, `HH:MM` each; closed from `closes` on, which is `24:00` at the end of the day. */
export interface Interval {
  readonly opens: string;
  readonly closes: string;
}

/** Tell whether a time span has a minute from one time to another, both included. */
export const isOpenIn = ({ opens, closes }: Interval, from: string, to = from): boolean => opens <= to && from < closes;

/** When the holiday of a half day begins (law 2429). */
const EVE_CLOSES = '13:00';

/** Get what remains of a day's hours on a half day. */
export const halfDayOf = (hours: readonly Interval[]): Interval[] =>
  hours
    .filter(({ opens }) => opens < EVE_CLOSES)
    .map(({ opens, closes }) => ({ opens, closes: closes < EVE_CLOSES ? closes : EVE_CLOSES }));

export const clockInTurkish = (time: string): string => time.replace(':', '.');

const listed = (locale: string, intervals: readonly Interval[]): string =>
  new Intl.ListFormat(locale).format(intervals.map(({ opens, closes }) => `${opens}–${closes}`));

/** Write time spans in Turkish: `09.00–12.00 ve 13.00–18.00`. */
export const timesInTurkish = (intervals: readonly Interval[]): string => listed('tr', intervals).replaceAll(':', '.');

/** Write time spans in English: `09:00–12:00 and 13:00–18:00`. */
export const timesInEnglish = (intervals: readonly Interval[]): string => listed('en-GB', intervals);
