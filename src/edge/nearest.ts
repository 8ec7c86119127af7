import { distance } from 'fastest-levenshtein';
import { foldTurkish } from '../site/fold.ts';

/** Longest text compared, in characters: no slug is longer, and the work must stay bounded for any address. */
const LONGEST = 80;
/** Share of the longer text that may differ. */
const TOLERANCE = 0.4;

/** What someone may have meant by an address that does not exist, the nearest first. */
export type Nearest<T> = (wanted: string, count: number) => readonly T[];

/**
 * Finds items by edit distance to any of their keys, or by holding what is wanted.
 * Keys are slugs; `wanted` may be anything, percent-encoded or not.
 */
export function createNearest<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Nearest<T> {
  // Folding every key costs more than many requests need: only a first miss pays for it.
  let folded: { item: T; keys: readonly string[] }[] | undefined;
  return (wanted, count) => {
    const target = fold(wanted);
    if (target.length < 2) return [];
    folded ??= items.map((item) => ({ item, keys: [...new Set(keysOf(item).map(fold))] }));
    return folded
      .map(({ item, keys }) => ({ item, score: Math.min(...keys.map((key) => difference(target, key))) }))
      .filter(({ score }) => score <= TOLERANCE)
      .sort((a, b) => a.score - b.score)
      .slice(0, count)
      .map(({ item }) => item);
  };
}

/** From 0 for the same text to 1; 1 too where the lengths alone say that the texts are too far apart. */
function difference(target: string, key: string): number {
  const longer = Math.max(target.length, key.length);
  const apart = (longer - Math.min(target.length, key.length)) / longer;
  const held = target.length >= 4 && key.length >= 4 && (key.includes(target) || target.includes(key));
  if (held) return apart * TOLERANCE;
  return apart > TOLERANCE ? 1 : distance(target, key) / longer;
}

/** ASCII lower-case words joined by hyphens, as slugs are. */
function fold(text: string): string {
  return foldTurkish(decoded(text.slice(0, LONGEST * 6)))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
