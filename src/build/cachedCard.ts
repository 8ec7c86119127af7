import { hash } from 'node:crypto';
import type { Card } from '../social/card.ts';
import { drawCard } from '../social/cards.ts';
import { Cache, sourcesOf } from '../content/cache.ts';

const CACHE = new Cache('social', 2000);

/** The picture of a card, PNG: drawn where no build has drawn it yet. */
export async function cachedCard(card: Card): Promise<Buffer> {
  const source = [LOOK, card];
  const known = CACHE.read(source);
  if (known) return known;
  const png = await drawCard(card);
  CACHE.write(source, png);
  return png;
}

/** Everything that decides how a card looks, but what it says: its template, colours, and the packages with fonts and what draws. */
const LOOK = sourcesOf(
  ['../social/', '../styles/', '../../package-lock.json'].map((place) => new URL(place, import.meta.url)),
).map((source) => hash('sha256', source));
