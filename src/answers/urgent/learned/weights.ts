import { pack, valueOf } from '../../packing.ts';

/** Weights are whole numbers from minus this to this. */
export const HIGHEST = 4;
/** The same of those that tell kinds apart. */
export const HIGHEST_OF_KIND = 3;

const LEVELS = 2 * HIGHEST + 1;

/** Packs whole weights as a text (`packing.ts`), two a character. Their count is even. */
export function packWeights(all: Int8Array): string {
  const pairs = Array.from({ length: all.length / 2 }, (_, at) => [all[2 * at]!, all[2 * at + 1]!] as const);
  return pack(pairs.map(([a, b]) => (a + HIGHEST) * LEVELS + b + HIGHEST));
}

/** The weight of each feature. */
export function unpackWeights(packed: string): Int8Array {
  const all = new Int8Array(2 * packed.length);
  for (let at = 0; at < packed.length; at++) {
    const pair = valueOf(packed, at);
    all[2 * at] = Math.floor(pair / LEVELS) - HIGHEST;
    all[2 * at + 1] = (pair % LEVELS) - HIGHEST;
  }
  return all;
}
