import type { UrgentKind } from '../../../entries/urgentKinds.ts';

/** What `npm run answers:urgent` found. */
export interface UrgentModel {
  /** How likely a question tells of an emergency, as the logarithm of the odds: from here on it is one. */
  readonly threshold: number;
  readonly bias: number;
  /** What one step of a weight is worth. */
  readonly unit: number;
  /** The weight of each feature (`weights.ts`). */
  readonly weights: string;
  readonly kinds: KindsModel;
}

/** Which kind it is where the rules find none: for each of few features a weight for each kind, in the order of `names`. */
export interface KindsModel {
  readonly names: readonly UrgentKind[];
  readonly biases: readonly number[];
  readonly unit: number;
  /** The features, in order; their weight here is their number, from 1. */
  readonly gaps: string;
  readonly weights: string;
}
