import { wordsOf } from '#turkish/wordsOf.ts';

/** Folded words of a question. English denials stay whole: "can't" is "cant", not "can". */
export const readWords = (question: string): string[] => wordsOf(question.replaceAll(/(?<=n)['’](?=t\b)/giu, ''));

/** Get the letters that a word shares with its other forms. */
export const prefixOf = (word: string): string => word.slice(0, 5);

/** The beginnings of the words of a phrase, by which it is found in a question. */
export const prefixesIn = (phrase: string): string[] => readWords(phrase).map(prefixOf);

const GREETING =
  /^(?:merhaba\w*|selam\w*|slm|mrb|mrhb|iyi|hayirli|gun\w*|aksam\w*|gece\w*|calisma\w*|bayram\w*|kolay|gelsin|sayin|hocam|doktor|hekim|bey|hanim|hello|hi|good|morning|day|evening)$/;

/** Tell whether a question is only a greeting. */
export const isGreeting = (question: string): boolean => readWords(question).every((word) => GREETING.test(word));

const ONES = 'sifir bir iki uc dort bes alti yedi sekiz dokuz'.split(' ');
const TENS = 'sifir on yirmi otuz kirk elli altmis yetmis seksen doksan'.split(' ');
const ENGLISH = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ENGLISH_TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/**
 * The number at each word, for "on iki" at its last word; undefined elsewhere. "bir" alone is "a" as often as "one": no
 * number.
 */
export function numbersIn(words: readonly string[]): (number | undefined)[] {
  return words.map((word, at) => {
    if (/^\d{1,9}$/.test(word)) return Number(word);
    const one = oneOf(word);
    const before = tenOf(words[at - 1]);
    if (one > 0 && one < 10 && before > 0) return before + one;
    const ten = tenOf(word);
    const next = oneOf(words[at + 1]);
    if (ten > 0) return next > 0 && next < 10 ? undefined : ten;
    return one > 1 ? one : undefined;
  });
}

const oneOf = (word = ''): number => Math.max(ONES.indexOf(word), ENGLISH.indexOf(word));

const tenOf = (word = ''): number => 10 * Math.max(TENS.indexOf(word), ENGLISH_TENS.indexOf(word));
