import { clockInTurkish } from './intervals.ts';
import type { OpenState } from './openAt.ts';

export interface OpeningWords {
  /** With `{time}`. */
  readonly open: string;
  /** If the practice does not close soon. */
  readonly openLong: string;
  /** If the hours of today may differ. With `{name}`, that of the holiday. */
  readonly mayDiffer: string;
  /** With `{day}` and `{time}`. */
  readonly closed: string;
  /** If the next opening is not soon. */
  readonly closedLong: string;
  /** Today, then the days of the week from Monday on. */
  readonly days: readonly string[];
}

/** Describe the state to patients, such as "closed, opens on Monday at 09.00". */
export function openingLine(
  { open, closes, next, today: { mayDiffer, holiday } }: OpenState,
  words: OpeningWords,
): string {
  const [today, ...week] = words.days;
  if (open && mayDiffer) return words.mayDiffer.replace('{name}', holiday!.name);
  if (open) return closes ? words.open.replace('{time}', clockInTurkish(closes)) : words.openLong;
  // A weekday's name would mean another week than the one that is meant.
  if (!next || next.inDays > 6) return words.closedLong;
  // Never "tomorrow": after midnight, who has not slept yet takes it for the day that has begun.
  const day = next.inDays === 0 ? today : week[next.weekday - 1];
  return words.closed.replace('{day}', day ?? '').replace('{time}', clockInTurkish(next.opens));
}
