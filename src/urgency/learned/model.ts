import type { UrgentKind } from '../../entries/urgentKinds.ts';

/** Where what is called one begins: a long question says much besides, of a word or two nearly all is known. */
export interface Thresholds {
  readonly short: number;
  readonly usual: number;
  readonly long: number;
}

/** What `npm run answers:urgent` found. */
export interface UrgentModel {
  /** How likely a question tells of an emergency, as the logarithm of the odds: from here on it is one. */
  readonly thresholds: Thresholds;
  readonly bias: number;
  /** What one step of a weight is worth. */
  readonly unit: number;
  /** The weight of each feature (`weights.ts`). */
  readonly weights: string;
  readonly kinds: KindsModel;
}

/** Which kind it is. Features share a smaller table here: the last bits of theirs. */
export interface KindsModel {
  readonly names: readonly UrgentKind[];
  readonly biases: readonly number[];
  readonly unit: number;
  /** For each feature a weight for each kind, in the order of `names`. */
  readonly weights: string;
}
