import type { TimeOfDay } from './dayTexts.ts';

/** The day that a question names, as `YYYY-MM-DD`. */
export interface NamedDay {
  /** One day, or Saturday and Sunday; none if numbers, or days that do not agree, tell no day. */
  readonly days: readonly string[];
  /** How the question names it; a `weekday` is any of its kind, the nearest of which is in `days`. */
  readonly as: 'now' | 'today' | 'tomorrow' | 'date' | 'weekday' | 'weekend';
  readonly time?: TimeOfDay | undefined;
  /** Whether yes or no would answer something else: "kapalı mısınız", "kaçta", "18’e kadar". */
  readonly isPlain: boolean;
  /** The words of the question that do not name it, without numbers. */
  readonly rest: readonly string[];
}

/** A named day, and how many words name it. */
export type DayMatch = Pick<NamedDay, 'days' | 'as'> & { readonly length: number };

export const onDay = (day: string, as: NamedDay['as'], length: number): DayMatch => ({ days: [day], as, length });
