import { probability, type Trees } from '#answers/ranking/trees.ts';

/** Rows to learn from: features in whole numbers, row by row. */
interface Rows {
  readonly features: readonly (readonly number[])[];
  /** 1 if what is asked for is true, else 0. */
  readonly labels: readonly number[];
  readonly weights: readonly number[];
}

export interface Boosting {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** Pulls leaves of few rows towards 0, in sums of the second derivative. */
  readonly shrinkage: number;
}

const BINS = 64;
const SCALE = 1000;

/** Gradient-boosted trees with the logistic loss (Friedman 2001), split on histograms. Deterministic. */
export function boost({ features, labels, weights }: Rows, { trees, depth, rate, shrinkage }: Boosting): Trees {
  const count = labels.length;
  const width = features[0]!.length;
  const edges = Array.from({ length: width }, (_, f) => edgesOf(features.map((row) => row[f]!)));
  const bins = edges.map((list, f) => Uint8Array.from(features, (row) => binOf(list, row[f]!)));
  const odds = new Float64Array(count);
  const gradient = new Float64Array(count);
  const curvature = new Float64Array(count);
  const node = new Uint16Array(count);
  const inner = (1 << depth) - 1;
  const nodes: number[] = [];

  for (let tree = 0; tree < trees; tree++) {
    for (let row = 0; row < count; row++) {
      const p = probability(odds[row]!);
      gradient[row] = weights[row]! * (labels[row]! - p);
      curvature[row] = weights[row]! * Math.max(1e-6, p * (1 - p));
      node[row] = 0;
    }
    const splits: { feature: number; bin: number }[] = [];
    for (let level = 0; level < depth; level++) {
      const first = (1 << level) - 1;
      const size = 1 << level;
      const best = bestSplits(first, size);
      splits.push(...best);
      for (let row = 0; row < count; row++) {
        const { feature, bin } = best[node[row]! - first]!;
        node[row] = 2 * node[row]! + (bins[feature]![row]! > bin ? 2 : 1);
      }
    }
    const sums = new Float64Array(2 << depth);
    for (let row = 0; row < count; row++) {
      sums[2 * (node[row]! - inner)]! += gradient[row]!;
      sums[2 * (node[row]! - inner) + 1]! += curvature[row]!;
    }
    const leaves = Array.from({ length: 1 << depth }, (_, leaf) =>
      Math.round((SCALE * rate * sums[2 * leaf]!) / (sums[2 * leaf + 1]! + shrinkage)),
    );
    for (let row = 0; row < count; row++) odds[row]! += leaves[node[row]! - inner]! / SCALE;
    for (const { feature, bin } of splits) nodes.push(feature, edges[feature]![bin] ?? edges[feature]!.at(-1) ?? 0);
    nodes.push(...leaves);
  }
  return { depth, scale: SCALE, nodes };

  /** The split that gains most, for each node of a level. */
  function bestSplits(first: number, size: number) {
    const best = Array.from({ length: size }, () => ({ feature: 0, bin: BINS, gain: 1e-9 }));
    const sums = new Float64Array(size * BINS * 2);
    for (let feature = 0; feature < width; feature++) {
      sums.fill(0);
      const of = bins[feature]!;
      for (let row = 0; row < count; row++) {
        const at = 2 * ((node[row]! - first) * BINS + of[row]!);
        sums[at]! += gradient[row]!;
        sums[at + 1]! += curvature[row]!;
      }
      for (let n = 0; n < size; n++) {
        let g = 0;
        let h = 0;
        for (let bin = 0; bin < BINS; bin++) {
          g += sums[2 * (n * BINS + bin)]!;
          h += sums[2 * (n * BINS + bin) + 1]!;
        }
        let left = 0;
        let leftH = 0;
        for (let bin = 0; bin < edges[feature]!.length; bin++) {
          left += sums[2 * (n * BINS + bin)]!;
          leftH += sums[2 * (n * BINS + bin) + 1]!;
          if (leftH < 1 || h - leftH < 1) continue;
          const right = g - left;
          const gain =
            left ** 2 / (leftH + shrinkage) + right ** 2 / (h - leftH + shrinkage) - g ** 2 / (h + shrinkage);
          if (gain > best[n]!.gain) best[n] = { feature, bin, gain };
        }
      }
    }
    return best;
  }
}

/** Values between which rows are split: at most one fewer than there are bins, each passed equally often. */
function edgesOf(values: readonly number[]): number[] {
  const sorted = Int32Array.from(values).sort();
  const edges = Array.from({ length: BINS - 1 }, (_, i) => sorted[Math.floor(((i + 1) * sorted.length) / BINS)]!);
  return [...new Set(edges)].filter((edge) => edge < sorted.at(-1)!);
}

/** The first bin whose edge a value does not pass. */
function binOf(edges: readonly number[], value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= edges[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}
