import { isEnglish } from './isEnglish.ts';

/** Matches letters of a script other than Latin ("µ" belongs to none), or words that neither language read has. */
const OTHER_LANGUAGE =
  /(?=\p{L})[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]|(?<!\p{L})(?:ich|nicht|meine?|zahn\p{L}*|haben|bitte|guten|kostet|bonjour|vous|dents|hola|duele|puedo|quiero|buongiorno|vorrei|grazie)(?!\p{L})/iu;

/** Tell whether a question seems to be in a language that is not read: neither Turkish nor English. */
export const isOtherLanguage = (question: string): boolean => OTHER_LANGUAGE.test(question);

/** Tell whether a question seems not to be Turkish. */
export const isForeign = (question: string): boolean => isEnglish(question) || isOtherLanguage(question);
