import { namesWithProducts, withProducts } from './decide.ts';
import type { Reading } from './read.ts';
import type { Postings, Shortlist } from './shortlist.ts';
import { limit, withinOf } from './signals.ts';

const PLAIN = [
  'lead of none',
  'lead of none without the rule',
  'score without the rule',
  'words without the rule',
  'new words',
  'lead of its entry',
  'lead of its entry over none',
  'within without the rule',
  'outermost word',
] as const;

/** What speaks for a question's being about another field, by name; `foreign` of `DecisionWeights` has a weight for each. */
export const FOREIGN_SIGNALS: readonly string[] = namesWithProducts(PLAIN);

/** A question whose words a rule would decide by, seen from the words it leaves. */
export interface RuledQuestion {
  /** What the rule decides for. */
  readonly entry: number;
  readonly whole: Shortlist;
  /** The words that do not decide, and what they alone may be about. */
  readonly rest: Reading;
  readonly left: Shortlist;
}

/** Numbers in the order of `FOREIGN_SIGNALS`. */
export function foreignSignals({ entry, whole, rest, left }: RuledQuestion, postings: Postings): number[] {
  const own = whole.candidates.find((candidate) => candidate.entry === entry)?.score ?? -Infinity;
  const others = whole.candidates.filter((candidate) => candidate.entry !== entry);
  const within = rest.words.map((word) => withinOf(word, postings));
  return withProducts([
    lead(whole),
    lead(left),
    Math.log1p(Math.max(0, left.candidates[0]?.score ?? 0)),
    Math.log1p(rest.words.length),
    Math.log1p(rest.words.filter(({ beginning }) => beginning < 0).length),
    limit(own - (others[0]?.score ?? 0)),
    limit(own - whole.none),
    limit(within.reduce((a, b) => a + b, 0)),
    limit(Math.min(0, ...within)),
  ]);
}

const lead = ({ candidates, none }: Shortlist): number => limit(none - (candidates[0]?.score ?? 0));
