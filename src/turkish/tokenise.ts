import { foldTurkish } from './fold.ts';

/**
 * Words of a text, folded to lower-case ASCII where they are Turkish; words of other scripts stay as they are.
 * An apostrophe ends a word, and its suffix is dropped. Invisible characters do not separate words.
 */
export function wordsOf(text: string): string[] {
  const plain = foldTurkish(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''));
  const words = plain.match(/\p{L}+(?:['’‘`´]\p{L}{1,6}(?!\p{L}))*|\p{N}+/gu) ?? [];
  return words.map((word) => word.split(/['’‘`´]/, 1)[0]!);
}
