import { hash } from 'node:crypto';
import type { Card } from '../social/card.ts';
import { drawCard } from '../social/cards.ts';
import { STANDARD_FONTS } from '../social/fonts.ts';
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

/** Everything that decides how a card looks, but what it says: its template, colours, fonts, and the packages that draw. */
const LOOK = [
  ...sourcesOf(['../social/', '../styles/', '../../package-lock.json'].map((place) => new URL(place, import.meta.url))),
  ...STANDARD_FONTS.map(({ data }) => data.toString('base64')),
].map((source) => hash('sha256', source));
