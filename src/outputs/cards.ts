import { pictureOf } from '../social/address.ts';
import { VERSION, type Card } from '../social/card.ts';
import { drawCard, type PageCard } from '../social/cards.ts';
import { Cache } from '../build/cache.ts';
import type { OutputFile } from './file.ts';

const CACHE = new Cache('social');

/** Cards drawn at a time: letters are set on this thread, while pictures are drawn on others. */
const BATCH = 8;

/** Pictures, PNG, for those who share a page. */
export async function* cardFiles(cards: readonly PageCard[]): AsyncGenerator<OutputFile> {
  for (let start = 0; start < cards.length; start += BATCH) {
    const batch = cards.slice(start, start + BATCH);
    const pictures = await Promise.all(batch.map(({ card }) => picture(card)));
    for (const [index, { path }] of batch.entries()) yield { path: pictureOf(path), body: pictures[index]! };
  }
}

async function picture(card: Card): Promise<Buffer> {
  const known = CACHE.read([VERSION, card]);
  if (known) return known;
  const png = await drawCard(card);
  CACHE.write([VERSION, card], png);
  return png;
}
