/** A text as the numbers of its features, and the class it belongs to. */
export interface Example {
  readonly features: readonly number[];
  readonly label: number;
}

/** Weights of features for classes, only where the two were seen together. */
export interface Weights {
  /** `starts[f]` to `starts[f + 1]` are the places of feature f in the two others. */
  readonly starts: Uint32Array;
  readonly classes: Uint16Array;
  readonly values: Float32Array;
}

export interface Learning {
  readonly epochs: number;
  readonly rate: number;
  /** How strongly weights are drawn to 0. */
  readonly decay: number;
}

/**
 * Multinomial logistic regression over sparse features by AdaGrad, classes unseen with a feature left out of it.
 * Deterministic: examples are taken in a fixed stride.
 */
export function learn(examples: readonly Example[], features: number, classes: number, how: Learning): Weights {
  const weights = support(examples, features);
  const { starts, classes: of, values } = weights;
  const squares = new Float32Array(values.length).fill(1e-3);
  const scores = new Float32Array(classes);
  const touched = new Uint16Array(classes);
  const seen = new Uint32Array(classes);
  let round = 0;
  const stride = strideFor(examples.length);
  for (let epoch = 0; epoch < how.epochs; epoch++)
    for (let step = 0; step < examples.length; step++) {
      const { features: active, label } = examples[(step * stride + epoch) % examples.length]!;
      round++;
      let count = 0;
      for (const feature of active) {
        const end = starts[feature + 1]!;
        for (let at = starts[feature]!; at < end; at++) {
          const c = of[at]!;
          if (seen[c] !== round) {
            seen[c] = round;
            scores[c] = 0;
            touched[count++] = c;
          }
          scores[c]! += values[at]!;
        }
      }
      let highest = 0;
      for (let i = 0; i < count; i++) highest = Math.max(highest, scores[touched[i]!]!);
      let sum = (classes - count) * Math.exp(-highest);
      for (let i = 0; i < count; i++) {
        const c = touched[i]!;
        scores[c] = Math.exp(scores[c]! - highest);
        sum += scores[c]!;
      }
      for (const feature of active) {
        const end = starts[feature + 1]!;
        for (let at = starts[feature]!; at < end; at++) {
          const c = of[at]!;
          const gradient = scores[c]! / sum - (c === label ? 1 : 0) + how.decay * values[at]!;
          squares[at]! += gradient * gradient;
          values[at]! -= (how.rate * gradient) / Math.sqrt(squares[at]!);
        }
      }
    }
  return weights;
}

/** Feature and class pairs of the examples, with weight 0. */
function support(examples: readonly Example[], features: number): Weights {
  const sets = Array.from({ length: features }, () => new Set<number>());
  for (const { features: active, label } of examples) for (const feature of active) sets[feature]!.add(label);
  const starts = new Uint32Array(features + 1);
  for (const [f, set] of sets.entries()) starts[f + 1] = starts[f]! + set.size;
  const classes = new Uint16Array(starts[features]!);
  for (const [f, set] of sets.entries())
    classes.set(
      [...set].sort((a, b) => a - b),
      starts[f]!,
    );
  return { starts, classes, values: new Float32Array(classes.length) };
}

/** A step through `length` things that meets each once and no neighbours in a row. */
function strideFor(length: number): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  let stride = Math.max(1, Math.floor(length * 0.618));
  while (gcd(stride, length) !== 1) stride++;
  return stride;
}
