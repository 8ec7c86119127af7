import { distance } from 'fastest-levenshtein';
import { slugOf } from '../site/slug.ts';

/** Longest text compared, in characters: no slug is longer, and the work must stay bounded for any address. */
const LONGEST = 80;
/** Share of the longer text that may differ. */
const TOLERANCE = 0.4;
const PLACES = 32;

/** What someone may have meant by an address that does not exist, the nearest first. */
export type Nearest<T> = (wanted: string, count: number) => readonly T[];

/** A slug, and how often each of its characters is in it. Some share a place, which only makes texts look nearer. */
interface Key {
  readonly text: string;
  readonly counts: Uint8Array;
}

/**
 * Finds items by edit distance to any of their keys, or by holding what is wanted.
 * Keys are slugs; `wanted` may be anything, percent-encoded or not.
 */
export function createNearest<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Nearest<T> {
  // Folding every key costs more than many requests need: only a first miss pays for it.
  let keys: { readonly item: T; readonly key: Key }[] | undefined;
  return (wanted, count) => {
    const target = counted(fold(wanted));
    if (target.text.length < 2) return [];
    keys ??= items.flatMap((item) => [...new Set(keysOf(item).map(fold))].map((key) => ({ item, key: counted(key) })));
    const scores = new Map<T, number>();
    for (const { item, key } of keys) {
      const score = target.text.length < key.text.length ? difference(target, key) : difference(key, target);
      if (score <= TOLERANCE) scores.set(item, Math.min(score, scores.get(item) ?? 1));
    }
    return [...scores]
      .sort(([, a], [, b]) => a - b)
      .slice(0, count)
      .map(([item]) => item);
  };
}

/** From 0 for the same text to 1; 1 too where lengths or characters alone say that the texts are too far apart. */
function difference(shorter: Key, longer: Key): number {
  const { length } = longer.text;
  const apart = (length - shorter.text.length) / length;
  if (apart <= TOLERANCE) {
    // Each character of the longer text that the other lacks takes an edit; counting them is quick.
    let lacking = 0;
    for (let place = 0; place < PLACES; place++) lacking += Math.max(0, longer.counts[place]! - shorter.counts[place]!);
    if (lacking / length > TOLERANCE) return 1;
  }
  if (shorter.text.length >= 4 && longer.text.includes(shorter.text)) return apart * TOLERANCE;
  return apart > TOLERANCE ? 1 : distance(shorter.text, longer.text) / length;
}

function counted(text: string): Key {
  const counts = new Uint8Array(PLACES);
  for (let index = 0; index < text.length; index++) counts[text.charCodeAt(index) % PLACES]!++;
  return { text, counts };
}

/** The slug that an address, percent-encoded or not, would be. */
function fold(text: string): string {
  const bounded = text.slice(0, LONGEST * 6);
  try {
    return slugOf(decodeURIComponent(bounded), LONGEST);
  } catch {
    return slugOf(bounded, LONGEST);
  }
}
