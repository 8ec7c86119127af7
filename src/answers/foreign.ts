import type { Shortlist } from './shortlist.ts';

/** What speaks for a question's being about another field, by name; `foreign` of `DecisionWeights` has a weight for each. */
export const FOREIGN_SIGNALS = [
  'lead of none',
  'lead of none without the rule',
  'score without the rule',
  'words without the rule',
  'new words',
  'elsewhere',
  'nearby',
] as const;

/** A question whose words a rule would decide by, seen from the words it leaves. */
export interface RuledQuestion {
  readonly whole: Shortlist;
  /** Of the words that do not decide. */
  readonly left: Shortlist;
  /** How many words do not decide. */
  readonly words: number;
  /** How many of them the knowledge has none like. */
  readonly newWords: number;
  /** How many words belong to other fields, neighbouring ones left out. */
  readonly elsewhere: number;
  /** How many words belong to neighbouring fields. */
  readonly nearby: number;
}

/** Numbers in the order of `FOREIGN_SIGNALS`. */
export const foreignSignals = ({ whole, left, words, newWords, elsewhere, nearby }: RuledQuestion): number[] => [
  lead(whole),
  lead(left),
  Math.log1p(Math.max(0, left.candidates[0]?.score ?? 0)),
  Math.log1p(words),
  Math.log1p(newWords),
  Math.min(2, elsewhere),
  Math.min(1, nearby),
];

const lead = ({ candidates, none }: Shortlist): number =>
  Math.max(-20, Math.min(20, none - (candidates[0]?.score ?? 0)));
