import { pack, valueOf } from '../../answers/packing.ts';

/** Weights are whole numbers from minus this to this. */
export const HIGHEST = 4;
/** The same of those that tell kinds apart. */
export const HIGHEST_OF_KIND = 2;

/** Packs whole weights, none beyond `highest`, as a text (`packing.ts`), two a character. Their count is even. */
export function packWeights(all: Int8Array, highest: number): string {
  const levels = 2 * highest + 1;
  const pairs = Array.from({ length: all.length / 2 }, (_, at) => [all[2 * at]!, all[2 * at + 1]!] as const);
  return pack(pairs.map(([a, b]) => (a + highest) * levels + b + highest));
}

/** What `packWeights` packed. */
export function unpackWeights(packed: string, highest: number): Int8Array {
  const levels = 2 * highest + 1;
  const all = new Int8Array(2 * packed.length);
  for (let at = 0; at < packed.length; at++) {
    const pair = valueOf(packed, at);
    all[2 * at] = Math.floor(pair / levels) - highest;
    all[2 * at + 1] = (pair % levels) - highest;
  }
  return all;
}
