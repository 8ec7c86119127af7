/** Regression trees of one depth: what they add up to is the logarithm of the odds, times `scale`. */
export interface Trees {
  readonly depth: number;
  readonly scale: number;
  /** Of all trees: for each inner node the feature and its threshold, level by level; then the leaves. Whole numbers. */
  readonly nodes: readonly number[];
}

/** What `npm run answers:train` found. */
export interface Model {
  /** Which entry is right: trees over `PAIR_FEATURES`. */
  readonly rank: Trees;
  /** Whether the first is right: trees over `DECISION_FEATURES`. */
  readonly decide: Trees;
  /** Probability from which an answer is given. */
  readonly threshold: number;
  /** Share of answers that are right where a question was asked word for word, in the words of a topic, and for fees. */
  readonly verbatim: number;
  readonly topic: number;
  readonly fees: number;
}

/** The sum of the leaves that features (whole numbers) lead to, as logarithm of the odds. */
export function evaluate({ depth, scale, nodes }: Trees, features: ArrayLike<number>): number {
  const inner = (1 << depth) - 1;
  const size = 2 * inner + (1 << depth);
  let sum = 0;
  for (let tree = 0; tree < nodes.length; tree += size) {
    let node = 0;
    // Adding what the comparison gives is quicker than to branch by it: no processor foresees where a tree leads.
    while (node < inner) node = 2 * node + 1 + Number(features[nodes[tree + 2 * node]!]! > nodes[tree + 2 * node + 1]!);
    sum += nodes[tree + 2 * inner + node - inner]!;
  }
  return sum / scale;
}

export const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
