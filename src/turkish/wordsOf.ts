import { foldTurkish } from './foldTurkish.ts';

/**
 * Split a text into words, folded to lower-case ASCII; letters of other scripts stay as they are.
 * A suffix after an apostrophe is dropped. Invisible characters do not separate words.
 *
 * @example wordsOf('İzmir’de diş ağrısı') // ['izmir', 'dis', 'agrisi']
 */
export function wordsOf(text: string): string[] {
  const plain = foldTurkish(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''));
  const words = plain.match(/\p{L}+(?:['’‘`´]\p{L}{1,6}(?!\p{L}))*|\p{N}+/gu) ?? [];
  return words.map((word) => word.split(/['’‘`´]/, 1)[0]!);
}
