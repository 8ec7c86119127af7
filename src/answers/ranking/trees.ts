/** Regression trees of one depth. Their sum is the logarithm of the odds, times `scale`. */
export interface Trees {
  readonly depth: number;
  readonly scale: number;
  /** For each tree: feature and threshold of each inner node, level by level; then the leaves. Whole numbers. */
  readonly nodes: readonly number[];
}

/** Learned by `npm run answers:train`. */
export interface Model {
  /** Which entry is right: trees over the features of a candidate. */
  readonly rank: Trees;
  /** Whether the first is right: trees over `decisionFeatures`. */
  readonly decide: Trees;
  /** Probability from which an answer is given. */
  readonly threshold: number;
  /** Measured share of right answers to questions found word for word, by topic, and by refusal. */
  readonly verbatim: number;
  readonly topic: number;
  readonly refusal: number;
}

/** Sum the leaves that features (whole numbers) lead to, as the logarithm of the odds. */
export function evaluateTrees({ depth, scale, nodes }: Trees, features: ArrayLike<number>): number {
  const inner = (1 << depth) - 1;
  const size = 2 * inner + (1 << depth);
  let sum = 0;
  for (let tree = 0; tree < nodes.length; tree += size) {
    let node = 0;
    // Adding the comparison is faster than branching: branches in trees are unpredictable.
    while (node < inner) node = 2 * node + 1 + Number(features[nodes[tree + 2 * node]!]! > nodes[tree + 2 * node + 1]!);
    sum += nodes[tree + 2 * inner + node - inner]!;
  }
  return sum / scale;
}

export const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
