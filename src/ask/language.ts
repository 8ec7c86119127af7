import { isEnglish } from '../answers/isEnglish.ts';

/** Matches letters of a script other than Latin ("µ" belongs to none), or German words. */
const OTHER_LANGUAGE = /(?=\p{L})[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]|\b(?:ich|nicht|mein|zahn)\b/iu;

/** Tell whether a question seems not to be Turkish. English then comes first in its answer. */
export const isForeign = (question: string): boolean => isEnglish(question) || OTHER_LANGUAGE.test(question);

/** Tell whether a question in English is about pain. */
export const isAboutPain = (question: string): boolean => /pain|ache|hurt/i.test(question);
