import { DAYS, type OpeningHours } from '#content/schemas/hoursFields.ts';
import { compareTexts } from '#files/compareTexts.ts';
import { halfDayOf, type Interval } from './intervals.ts';

/** Get the intervals of each day, Monday first. */
export const weekOf = ({ openingHours }: { readonly openingHours: OpeningHours }): readonly (readonly Interval[])[] =>
  DAYS.map((day) =>
    mergeIntervals(
      openingHours.flatMap(({ days, opens, closes }) =>
        days.includes(day) && opens && closes ? [{ opens, closes }] : [],
      ),
    ),
  );

/** Get what remains of the opening hours if every day is a half day. */
export const halfDaysOf = (practice: {
  readonly openingHours: OpeningHours;
}): { readonly openingHours: OpeningHours } => ({
  openingHours: weekOf(practice).flatMap((hours, index) =>
    halfDayOf(hours).map((interval) => ({ days: [DAYS[index]!], ...interval })),
  ),
});

/** Write the end of the day as search engines and programs take it, which know no "24:00". */
export const withLastMinute = ({ opens, closes }: Interval): Interval => ({
  opens,
  closes: closes === '24:00' ? '23:59' : closes,
});

/** Sort intervals, and join those that meet. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const spans: { opens: string; closes: string }[] = [];
  for (const { opens, closes } of intervals.toSorted((a, b) => compareTexts(a.opens, b.opens))) {
    const last = spans.at(-1);
    if (last?.closes === opens) last.closes = closes;
    else spans.push({ opens, closes });
  }
  return spans;
}
