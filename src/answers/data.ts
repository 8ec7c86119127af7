import type { Mistyped } from './correct.ts';
import type { DecisionWeights } from './decide.ts';

/** An entry as responses show it. */
export interface IndexedEntry {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly url: string;
  /** Where to read more, its address absolute. */
  readonly link?: { readonly href: string; readonly label: string };
}

/** A rule of words: the position of its entry, and folded patterns. */
export interface IndexedRule {
  readonly entry: number;
  readonly when: readonly string[];
  readonly unless: readonly string[];
  /** Whether it decides in a question about another field, too. */
  readonly always: boolean;
}

/**
 * All that answering needs, built once: plain data. Numbers are packed into texts, one character each (`packing.ts`).
 * Words and patterns are folded.
 */
export interface AnswersIndex {
  readonly entries: readonly IndexedEntry[];
  readonly greetings: readonly string[];
  readonly mistyped: Mistyped;
  /** Words that are met often: what was glued together of them is parted. */
  readonly common: readonly string[];
  /** Patterns of each meaning; features name a meaning by its position. */
  readonly meanings: readonly (readonly string[])[];
  /** What words alone decide; the first rule that applies does. */
  readonly rules: readonly IndexedRule[];
  /** Names of the features in order (`names.ts`). */
  readonly features: string;
  /** For each feature: how many classes it speaks for. Class n, behind the last entry, is "none of them". */
  readonly counts: string;
  /** For each feature, the distances between its classes. */
  readonly classes: string;
  /** The weight of each feature for each of its classes, times `scale`. */
  readonly weights: string;
  /** How much each feature speaks for a question's being one of the practice's field, times `scale`. */
  readonly within: string;
  readonly scale: number;
  readonly decision: DecisionWeights;
}
