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

/** Which kind it is. Features share a smaller table here: the last bits of theirs. */
export interface KindsModel {
  readonly names: readonly UrgentKind[];
  readonly biases: readonly number[];
  readonly unit: number;
  /** For each feature a weight for each kind, in the order of `names`. */
  readonly weights: string;
}
