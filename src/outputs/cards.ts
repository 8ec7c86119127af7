import { imageOf } from '../social/address.ts';
import type { Card } from '../social/card.ts';
import { cardsOf } from '../social/cards.ts';
import type { Site } from '../site/site.ts';
import type { OutputFile } from './file.ts';

/** Cards drawn at a time: letters are set on this thread, while another draws. Eight at a time took 80 MiB more and no less time. */
const BATCH = 2;

/** Pictures, PNG, for those who share a page. `draw` makes one. */
export async function* cardFiles(site: Site, draw: (card: Card) => Promise<Buffer>): AsyncGenerator<OutputFile> {
  const cards = cardsOf(site);
  for (let start = 0; start < cards.length; start += BATCH) {
    const batch = cards.slice(start, start + BATCH);
    const pictures = await Promise.all(batch.map(({ card }) => draw(card)));
    for (const [index, { path }] of batch.entries()) yield { path: imageOf(path), body: pictures[index]! };
  }
}
