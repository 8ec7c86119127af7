import { distance } from 'fastest-levenshtein';
import { foldTurkish } from '../site/fold.ts';

/** Longest text compared, in characters: no slug is longer, and the work must stay bounded for any address. */
const LONGEST = 80;
/** Share of the longer text that may differ. */
const TOLERANCE = 0.4;

/** What someone may have meant by an address that does not exist, the nearest first. */
export type Nearest<T> = (wanted: string, count: number) => readonly T[];

/** A folded text with what tells quickly that another is far from it. */
interface Measured {
  readonly text: string;
  /** How often each character stands in it. Some share a place, which only makes texts look nearer than they are. */
  readonly counts: Uint8Array;
  /** A bit for each place that has a count. */
  readonly bits: number;
}

const PLACES = 32;

function measure(text: string): Measured {
  const counts = new Uint8Array(PLACES);
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const place = text.charCodeAt(i) % PLACES;
    counts[place]!++;
    bits |= 1 << place;
  }
  return { text, counts, bits };
}

/**
 * Finds items by edit distance to any of their keys, or by holding what is wanted.
 * Keys are slugs; `wanted` may be anything, percent-encoded or not.
 */
export function createNearest<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Nearest<T> {
  // Folding every key costs more than many requests need: only a first miss pays for it.
  let keys: { readonly item: T; readonly key: Measured }[] | undefined;
  return (wanted, count) => {
    const target = measure(fold(wanted));
    if (target.text.length < 2) return [];
    keys ??= items.flatMap((item) => [...new Set(keysOf(item).map(fold))].map((key) => ({ item, key: measure(key) })));
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
function difference(shorter: Measured, longer: Measured): number {
  const { length } = longer.text;
  const apart = (length - shorter.text.length) / length;
  const within = (shorter.bits & ~longer.bits) === 0;
  if (within && shorter.text.length >= 4 && longer.text.includes(shorter.text)) return apart * TOLERANCE;
  if (apart > TOLERANCE || unshared(shorter, longer) / length > TOLERANCE) return 1;
  return distance(shorter.text, longer.text) / length;
}

/** How many characters of the longer text are not in the other, wherever they stand: each of them takes an edit. */
function unshared(shorter: Measured, longer: Measured): number {
  let sum = longer.text.length;
  // Few of the places are shared: only their bits are gone through, the lowest first.
  for (let bits = shorter.bits & longer.bits; bits !== 0; bits &= bits - 1) {
    const place = 31 - Math.clz32(bits & -bits);
    sum -= Math.min(shorter.counts[place]!, longer.counts[place]!);
  }
  return sum;
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
