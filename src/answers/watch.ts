import { probability, type Watched } from './decide.ts';
import type { Reading } from './read.ts';
import { headedBy, type Postings, type Shortlist } from './shortlist.ts';
import { signalsOf } from './signals.ts';

/** Words that were read, and the entries that may answer them. */
export interface Looked {
  readonly reading: Reading;
  readonly found: Shortlist;
}

/** What is decided before entries are weighed against each other. */
export interface Decided {
  readonly entry: number;
  /** Probability that it is right. */
  readonly confidence: number;
}

/** One entry that is looked for wherever it stands on the shortlist. */
export interface Watch {
  /** What speaks for the entry, in the order of `SIGNALS`; undefined where it is not on the shortlist, or hopeless there. */
  signals(looked: Looked): number[] | undefined;
  /**
   * The entry, where signals make it at least so probable. Where it is the first of all, `first` is how probable that makes
   * it, and both judgements are heard: a low one halves the other, a higher one stands.
   */
  decide(signals: readonly number[] | undefined, least: number, first?: number): Decided | undefined;
}

/** An entry that scores so much less than "none of them" is not meant. */
const HOPELESS = 2;

/** Watches an entry, given as its position; nothing where there is none. */
export function createWatch(entry: number | undefined, weights: Watched, postings: Postings): Watch {
  return {
    signals({ reading, found }) {
      const headed = entry === undefined ? undefined : headedBy(entry, found);
      if (!headed || headed.candidates[0]!.score < headed.none - HOPELESS) return undefined;
      return signalsOf(reading, headed, postings);
    },
    decide(signals, least, first) {
      const own = signals ? probability(signals, weights) : 0;
      const confidence = first === undefined ? own : Math.max(first, (first + own) / 2);
      return entry !== undefined && confidence >= least ? { entry, confidence } : undefined;
    },
  };
}
