/** Share of a text's features that a variation leaves out, and how many variations there are. */
const DROPPED = 0.45;
const VARIATIONS = 4;

/**
 * A text's features whole, and with some of them left out: what is learned must not hang on one word. Deterministic: the
 * same text is varied the same way.
 */
export function vary(features: readonly string[]): string[][] {
  const random = randomOf(features.join());
  const variations = Array.from({ length: VARIATIONS }, () => features.filter(() => random() >= DROPPED));
  return [[...features], ...variations.filter((variation) => variation.length > 0)];
}

/** Pseudo-random numbers in [0, 1), mulberry32, seeded by a text. */
export function randomOf(seed: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
