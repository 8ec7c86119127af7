import type { Hours } from '#hours/openNow.ts';

/** A public holiday: the key of its entry and its name. */
interface Holiday {
  readonly key: string;
  readonly name: string;
  /** Whether the day is the one before. */
  readonly isEve?: boolean;
}

/** The opening hours of every day. Plain data. */
export interface Calendar {
  readonly hours: Hours;
  /** Years whose feasts are known. */
  readonly years: readonly number[];
  /** Whether the hours on public holidays may differ from the usual ones. */
  readonly mayDiffer: boolean;
  /** The hours of a week. */
  readonly usual: { readonly tr: string; readonly en: string };
  /** Why each exception of `hours` is one; may be empty. */
  readonly reasons: readonly string[];
  /** Public holidays by day, `MM-DD` or `YYYY-MM-DD`. */
  readonly holidays: Readonly<Record<string, Holiday>>;
}

/** Get the holiday of a day. One of every year goes before a feast on the same day, its eve after. */
export function holidayOn({ holidays }: Calendar, day: string): Holiday | undefined {
  const fixed = holidays[day.slice('YYYY-'.length)];
  return fixed && !fixed.isEve ? fixed : (holidays[day] ?? fixed);
}
