/** A text as training sees it: what it belongs to, and the numbers of its features. */
type Example = { readonly label: number; readonly features: readonly number[] };

/** Pairs of a feature and a class, with a value each. */
export interface Pairs {
  /** `starts[f]` to `starts[f + 1]` are the places of feature f in the two others. */
  readonly starts: Uint32Array;
  /** Classes of a feature, in order. */
  readonly classes: Uint16Array;
  readonly values: Float32Array;
}

/**
 * The pairs that stand in examples, with value 0; of a feature with more than `most` classes those it is most frequent in.
 * A feature that has half of all `count` classes gets all of them: such are quicker to go through.
 */
export function pairsOf(examples: readonly Example[], features: number, count: number, most: number): Pairs {
  const all = Array.from({ length: count }, (_, label) => label);
  const counts = Array.from({ length: features }, () => new Map<number, number>());
  for (const { features: active, label } of examples)
    for (const feature of active) counts[feature]!.set(label, (counts[feature]!.get(label) ?? 0) + 1);
  const kept = counts.map((of) => {
    if (of.size * 2 >= count && count <= most) return all;
    const classes = of.size > most ? [...of].sort(([, a], [, b]) => b - a).slice(0, most) : [...of];
    return classes.map(([label]) => label).sort((a, b) => a - b);
  });
  const starts = new Uint32Array(features + 1);
  for (const [feature, { length }] of kept.entries()) starts[feature + 1] = starts[feature]! + length;
  const classes = Uint16Array.from(kept.flat());
  return { starts, classes, values: new Float32Array(classes.length) };
}

/** The pairs whose value is not 0, with value 0. */
export function remaining({ starts, classes, values }: Pairs): Pairs {
  const places = [...values.keys()].filter((at) => values[at] !== 0);
  const before = new Uint32Array(values.length + 1);
  for (let at = 0; at < values.length; at++) before[at + 1] = before[at]! + (values[at] === 0 ? 0 : 1);
  return {
    starts: starts.map((start) => before[start]!),
    classes: Uint16Array.from(places, (at) => classes[at]!),
    values: new Float32Array(places.length),
  };
}

/** The same pairs as all of `learned` have, with the means of their values. */
export function meanOf(learned: readonly Pairs[]): Pairs {
  const [first] = learned;
  const values = first!.values.map(
    (_, at) => learned.reduce((sum, { values }) => sum + values[at]!, 0) / learned.length,
  );
  return { ...first!, values };
}
