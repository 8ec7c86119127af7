import { pictureOf } from '../social/address.ts';
import { drawCards, type PageCard } from '../social/cards.ts';
import type { PrebuiltFile } from './file.ts';

/** Pictures for those who share a page, drawn a few at a time. */
export async function* cardFiles(cards: readonly PageCard[]): AsyncGenerator<PrebuiltFile> {
  for await (const { path, png } of drawCards(cards)) yield { path: pictureOf(path), body: png };
}
