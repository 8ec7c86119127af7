import type { Meant } from './correct.ts';
import type { ClassName } from './lexicon/lexicon.ts';

/** What a word says of what it names. */
export interface Mark {
  readonly polarity: 'yes' | 'no' | 'unable' | 'able';
  /** Whether it is said to be so, rather than asked, feared or supposed. */
  readonly real: boolean;
  readonly now: boolean;
  /** Of a verb that ends a clause. */
  readonly finite?: 'present' | 'past';
  /** "when", "while". */
  readonly when?: boolean;
}

/** That it is there, now. */
export const YES: Mark = { polarity: 'yes', real: true, now: true };

export interface Word {
  readonly text: string;
  /** Number of its sentence, and of its clause in the question. */
  readonly sentence: number;
  clause: number;
  /** Whether it tells of what was long ago. */
  story: boolean;
  /** Whether it is the verb that ends a clause. */
  readonly ends: boolean;
  /** The words it may be where that is not sure, the likeliest first. */
  readonly meant: Meant;
  /** Several of a class where several words may be meant. */
  readonly marks: Map<ClassName, readonly Mark[]>;
}
