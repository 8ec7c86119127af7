/** English words that are not Turkish ones. "is", "it", "on", "of", "can" and "at" are Turkish, too. */
const ENGLISH =
  /^(?:i|i['’](?:m|ve|ll|d)|my|the|and|for|does|have|can['’]?t|you|what|how|where|there|open|t(?:oo|ee)th\w*|root|pain|swollen|(?:bleed|breath|swell)ing)$/i;

/** Matches a script other than Latin, or German words. */
const OTHER_LANGUAGE = /(?=\p{L})\P{sc=Latin}|\b(?:ich|nicht|mein|zahn)\b/iu;

/** Tell whether a question seems to be English. */
export const isEnglish = (question: string): boolean =>
  // Words keep their apostrophes: "5'i" is Turkish.
  (question.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []).some((word) => ENGLISH.test(word));

/** Tell whether a question seems not to be Turkish. English then comes first in its answer. */
export const isForeign = (question: string): boolean => isEnglish(question) || OTHER_LANGUAGE.test(question);

/** Tell whether a question in English is about pain. */
export const isAboutPain = (question: string): boolean => /pain|ache|hurt/i.test(question);
