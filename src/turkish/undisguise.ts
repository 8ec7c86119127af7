/** Cyrillic and Greek letters that look like Latin ones, the Azerbaijani one for the Turkish e, and small capitals. */
const OTHER = 'авсеёніјкморѕтухғαεικνορτυχəᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';
const LATIN = 'abceëhijkmopstyxfaeiknoptuxeabcdefghıjklmnoprstuvwyz';

/** Texts copied from elsewhere hold them. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [...OTHER].flatMap((letter, at) => [
    [letter, LATIN[at]!],
    [letter.toUpperCase(), LATIN[at]!.toUpperCase()],
  ]),
);

const WORD = /[\p{M}\p{L}]+/gu;

/** A digit between letters, as in "n3fes", but no number with an ending, as in "saat5te"; the letter it stands for. */
const DIGIT_IN_WORD = /(?<=\p{L})[013457](?=\p{L})(?!(?:[dt][ae]n?|y[ae])(?!\p{L}))/gu;
const LETTER_OF_DIGIT: Readonly<Record<string, string>> = { 0: 'o', 1: 'ı', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** One letter three times or more, as in "neeefes". */
const DRAWN_OUT = /(?<=\p{L})(?!w)(\p{L})\1{2,}/giu;

/** Four letters or more, each by itself. A wider gap is one between words. */
export const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:[\s._*-]\p{L}){3,}(?![\p{L}\p{N}])/gu;

/**
 * Write a question as people read it: without invisible characters, with Latin letters in words that have some, with
 * the letters of a word side by side and none drawn out.
 * @example undisguise('n e f e s  аlamıyorum') // 'nefes  alamıyorum'
 */
export const undisguise = (question: string): string =>
  question
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(SPACED, (word) => word.replaceAll(/\P{L}/gu, ''))
    .replaceAll(WORD, (word) => (/\p{Script=Latin}/u.test(word) ? inLatin(word) : word))
    .replaceAll(DIGIT_IN_WORD, (digit) => LETTER_OF_DIGIT[digit]!)
    .replaceAll(DRAWN_OUT, '$1');

const inLatin = (word: string): string => [...word].map((letter) => LOOKALIKES.get(letter) ?? letter).join('');

/** Letters within a number, or a group of one: "15OO", "O532", "0532 lll". */
const LIKE_DIGITS =
  /(?<!\p{L})(?=[OoIl]*\d)[\dOoIl]+(?:[.,][\dOoIl]+)*(?!(?![Tt][Ll])\p{L})|(?<=\d[OoIl]*[\s.-])[OoIl]{2,4}(?=[\s.-][\dOoIl])/gu;

/** Write numbers as people read them, as long as before: with digits in place of letters that look so. */
export const plainNumbers = (text: string): string =>
  text.replaceAll(LIKE_DIGITS, (number) => number.replaceAll(/[Oo]/g, '0').replaceAll(/[Il]/g, '1'));
