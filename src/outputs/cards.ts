import { cardImagePath } from '../social/address.ts';
import type { Card } from '../social/card.ts';
import { cardsOf } from '../social/cards.ts';
import type { Site } from '../site/site.ts';
import type { OutputFile } from './file.ts';

/** Cards in progress at once. More took memory and no less time. */
const AT_A_TIME = 3;

/** The social cards of pages, as PNG. */
export async function* cardFiles(site: Site, draw: (card: Card) => Promise<Buffer>): AsyncGenerator<OutputFile> {
  const begun: Promise<OutputFile>[] = [];
  for (const { path, card } of cardsOf(site)) {
    const file = draw(card).then(
      (body) => ({ path: cardImagePath(path), body }),
      (cause: unknown) => {
        throw new Error(`The card of ${path} cannot be drawn: look at the drawing of this page, and at the mark.`, {
          cause,
        });
      },
    );
    // Errors are thrown when the file is yielded.
    file.catch(() => {});
    begun.push(file);
    if (begun.length === AT_A_TIME) yield begun.shift()!;
  }
  yield* begun;
}
