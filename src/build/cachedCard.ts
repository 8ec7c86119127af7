import { hash } from 'node:crypto';
import type { Card } from '../social/card.ts';
import { drawCard } from '../social/cards.ts';
import { Cache, sourcesOf } from '../content/cache.ts';

const CACHE = new Cache('social', 2000);

/** Get a social card as PNG from the cache, or draw it. */
export async function cachedCard(card: Card): Promise<Buffer> {
  const source = [LOOK, card];
  const known = CACHE.read(source);
  if (known) return known;
  const png = await drawCard(card);
  CACHE.write(source, png);
  return png;
}

/** The sources that decide how cards look. */
const LOOK = sourcesOf(
  ['../social/', '../styles/', '../../package-lock.json'].map((place) => new URL(place, import.meta.url)),
).map((source) => hash('sha256', source));
