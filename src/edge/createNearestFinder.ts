import { distance } from 'fastest-levenshtein';
import { decoded } from '#site/addresses.ts';
import { slugOf } from '#turkish/slugOf.ts';

/** Longest text compared, in characters: no slug is longer, and the work must stay bounded for any address. */
const MAX_COMPARED_CHARACTERS = 80;
/** Share of the longer text that may differ. */
const MAX_DISTANCE = 0.4;

/** Get at most `count` items that someone may have meant, nearest first. */
type FindNearest<T> = (wanted: string, count: number) => readonly T[];

/**
 * Create a search for items by edit distance to any of their keys, or by a key that contains what is wanted.
 * Keys are folded to slugs; `wanted` may be any text, percent-encoded or not.
 */
export function createNearestFinder<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): FindNearest<T> {
  // Folded at the first miss: most requests need none.
  let keys: { readonly item: T; readonly key: string }[] | undefined;
  return (wanted, count) => {
    const target = fold(wanted);
    if (target.length < 2) return [];
    keys ??= items.flatMap((item) => [...new Set(keysOf(item).map(fold))].map((key) => ({ item, key })));
    const scores = new Map<T, number>();
    for (const { item, key } of keys) {
      const score = target.length < key.length ? difference(target, key) : difference(key, target);
      if (score <= MAX_DISTANCE) scores.set(item, Math.min(score, scores.get(item) ?? 1));
    }
    return [...scores]
      .sort(([, a], [, b]) => a - b)
      .slice(0, count)
      .map(([item]) => item);
  };
}

/** Rate the difference of two texts: 0 for equal ones, 1 if their lengths differ too much. */
function difference(shorter: string, longer: string): number {
  const lengths = (longer.length - shorter.length) / longer.length;
  if (shorter.length >= 4 && longer.includes(shorter)) return lengths * MAX_DISTANCE;
  return lengths > MAX_DISTANCE ? 1 : distance(shorter, longer) / longer.length;
}

const fold = (text: string): string =>
  slugOf(decoded(text.slice(0, MAX_COMPARED_CHARACTERS * 6)), MAX_COMPARED_CHARACTERS);
