/** Cyrillic and Greek letters and small capitals that look like Latin ones, and these. */
const OTHER = 'авсеёніјкморѕтухғαεικνορτυχᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';
const LATIN = 'abceëhijkmopstyxfaeiknoptuxabcdefghıjklmnoprstuvwyz';

/** People paste them, or write them to get past a filter. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [...OTHER].flatMap((letter, at) => [
    [letter, LATIN[at]!],
    [letter.toUpperCase(), LATIN[at]!.toUpperCase()],
  ]),
);

const WORD = /[\p{M}\p{L}]+/gu;

/** The letters A to Z, white in a dark circle and in a dark square: NFKC leaves them. */
const DARK_LETTERS = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
const letterOf = (dark: string): string => String.fromCodePoint(((dark.codePointAt(0)! - 0x1f150) % 32) + 65);

/** A digit between letters, as in "n3fes", and the letter it stands for. */
const DIGIT_IN_WORD = /(?<=\p{L})[013457](?=\p{L})/gu;
const LETTER_OF_DIGIT: Readonly<Record<string, string>> = { 0: 'o', 1: 'ı', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** One letter three times or more, as in "neeefes". */
const DRAWN_OUT = /(?<=\p{L})(?!w)(\p{L})\1{2,}/giu;

/** Four letters or more, each by itself. A wider gap is one between words. */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:[\s._*-]\p{L}){3,}(?![\p{L}\p{N}])/gu;

/**
 * Write a question as people read it: without invisible characters, with Latin letters in words that have some, with
 * the letters of a word side by side and none drawn out.
 * @example undisguise('n e f e s  аlamıyorum') // 'nefes  alamıyorum'
 */
export const undisguise = (question: string): string =>
  question
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(DARK_LETTERS, letterOf)
    .replaceAll(SPACED, (word) => word.replaceAll(/\P{L}/gu, ''))
    .replaceAll(WORD, (word) => (/\p{Script=Latin}/u.test(word) ? inLatin(word) : word))
    .replaceAll(DIGIT_IN_WORD, (digit) => LETTER_OF_DIGIT[digit]!)
    .replaceAll(DRAWN_OUT, '$1');

const inLatin = (word: string): string => [...word].map((letter) => LOOKALIKES.get(letter) ?? letter).join('');
