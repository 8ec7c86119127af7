import type { Calendar } from '#hours/hoursOn.ts';
import type { IndexedEntry } from '../answer.ts';

/** A question with its answer and other phrasings. */
export interface KnownEntry extends IndexedEntry {
  /** Permanent name of the entry; test questions use it. */
  readonly key: string;
  /** Title of its page. */
  readonly title?: string;
  readonly phrasings: readonly string[];
  /** Whether it was generated from facts, not written by the practice, whose own entries are related before it. */
  readonly isGenerated?: boolean;
  /** Whether it is asked by whether the practice is open on days with other hours. */
  readonly isAboutDays?: boolean;
  /** The places that the answer says the way from. */
  readonly places?: readonly string[];
  /** Treatments that the answer says are not offered. */
  readonly notOffered?: readonly string[];
}

/** What a practice's index is built from. */
export interface Knowledge {
  readonly entries: readonly KnownEntry[];
  /** Pages that answer no question: their titles and descriptions. They are only suggested. */
  readonly pages?: readonly KnownEntry[];
  /** Warning signs as patients say them, which answer what no entry does. */
  readonly signs?: readonly KnownEntry[];
  /** Answers questions about fees if no entry does. */
  readonly feesPolicy?: KnownEntry;
  /** Names of the practice's doctors. */
  readonly people?: readonly string[];
  /** Titles of what the practice offers, and its field. */
  readonly offered?: readonly string[];
  readonly wording?: string;
  readonly calendar?: Calendar;
  /** Names of the practice, and of the places that everything at it is in. */
  readonly names?: readonly string[];
  readonly places?: readonly string[];
}
