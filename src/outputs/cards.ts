import { imageOf } from '../social/address.ts';
import type { Card } from '../social/card.ts';
import { cardsOf } from '../social/cards.ts';
import type { Site } from '../site/site.ts';
import type { OutputFile } from './file.ts';

/** Cards at work at a time: two are drawn, while this thread sets the letters of the next. More took memory and no less time. */
const AT_A_TIME = 3;

/** Pictures, PNG, for those who share a page. `draw` makes one. */
export async function* cardFiles(site: Site, draw: (card: Card) => Promise<Buffer>): AsyncGenerator<OutputFile> {
  const begun: Promise<OutputFile>[] = [];
  for (const { path, card } of cardsOf(site)) {
    const file = draw(card).then((body) => ({ path: imageOf(path), body }));
    // Its failure is reported when its turn comes; until then it counts as handled.
    file.catch(() => {});
    begun.push(file);
    if (begun.length === AT_A_TIME) yield begun.shift()!;
  }
  yield* begun;
}
