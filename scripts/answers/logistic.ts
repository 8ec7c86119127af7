/** One case to learn from: what spoke for it, and whether it was right. */
export interface Case {
  readonly signals: readonly number[];
  readonly right: boolean;
  readonly weight: number;
}

/** Logistic regression with a small ridge, by Newton's method on signals of mean 0 and deviation 1. */
export function fitLogistic(cases: readonly Case[], ridge = 1): { bias: number; weights: number[] } {
  const size = cases[0]!.signals.length;
  const total = sum(cases.map(({ weight }) => weight));
  const mean = range(size, (i) => sum(cases.map(({ signals, weight }) => signals[i]! * weight)) / total);
  const spread = range(size, (i) => {
    const variance = sum(cases.map(({ signals, weight }) => (signals[i]! - mean[i]!) ** 2 * weight)) / total;
    return Math.sqrt(variance) || 1;
  });
  const rows = cases.map(({ signals }) =>
    Float64Array.from([1, ...signals.map((value, i) => (value - mean[i]!) / spread[i]!)]),
  );
  const width = size + 1;
  let beta = range(width, () => 0);
  for (let round = 0; round < 25; round++) {
    const gradient = beta.map((b, i) => (i === 0 ? 0 : ridge * b));
    // Symmetric: only the half up to the diagonal is summed.
    const half = new Float64Array(width * width);
    for (let i = 0; i < width; i++) half[i * width + i] = i === 0 ? 1e-9 : ridge;
    for (const [n, row] of rows.entries()) {
      const { right, weight } = cases[n]!;
      let score = 0;
      for (let i = 0; i < width; i++) score += row[i]! * beta[i]!;
      const p = 1 / (1 + Math.exp(-score));
      const curvature = weight * p * (1 - p);
      for (let i = 0; i < width; i++) {
        gradient[i]! += weight * (p - (right ? 1 : 0)) * row[i]!;
        const part = curvature * row[i]!;
        for (let j = 0; j <= i; j++) half[i * width + j]! += part * row[j]!;
      }
    }
    const hessian = range(width, (i) => range(width, (j) => half[Math.max(i, j) * width + Math.min(i, j)]!));
    const step = solve(hessian, gradient);
    beta = beta.map((b, i) => b - step[i]!);
    if (Math.max(...step.map(Math.abs)) < 1e-4) break;
  }
  const weights = range(size, (i) => beta[i + 1]! / spread[i]!);
  return { bias: beta[0]! - sum(weights.map((weight, i) => weight * mean[i]!)), weights };
}

/** Solves a system of linear equations by Gaussian elimination. */
function solve(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, values[i]!]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column; row < size; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = rows[row]![column]! / rows[column]![column]!;
      for (let i = column; i <= size; i++) rows[row]![i]! -= factor * rows[column]![i]!;
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!);
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const range = <T>(size: number, make: (i: number) => T): T[] => Array.from({ length: size }, (_, i) => make(i));
