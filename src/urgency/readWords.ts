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
