/** Cyrillic and Greek letters that look like Latin ones, and these. */
const OTHER = 'авсеёніјкморѕтухαεικνορτυχ';
const LATIN = 'abceëhijkmopstyxaeiknoptux';

/** People paste them, or write them to get past a filter. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [...OTHER].flatMap((letter, at) => [
    [letter, LATIN[at]!],
    [letter.toUpperCase(), LATIN[at]!.toUpperCase()],
  ]),
);

const WORD = /[\p{M}\p{L}]+/gu;

/** Four letters or more, each by itself. A wider gap is one between words. */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:[\s._*-]\p{L}){3,}(?![\p{L}\p{N}])/gu;

/**
 * Write a question as people read it: without invisible characters, with Latin letters in words that have some, and
 * with the letters of a word side by side.
 * @example undisguise('n e f e s  аlamıyorum') // 'nefes  alamıyorum'
 */
export const undisguise = (question: string): string =>
  question
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(SPACED, (word) => word.replaceAll(/\P{L}/gu, ''))
    .replaceAll(WORD, (word) => (/\p{Script=Latin}/u.test(word) ? inLatin(word) : word));

const inLatin = (word: string): string => [...word].map((letter) => LOOKALIKES.get(letter) ?? letter).join('');
