/**
 * Words of English questions that no Turkish one has, whole: `\b` would find "im" in "ateşim", for `ş` is none of its letters. Most are
 * such as join others. "is", "it", "on", "of", "can" and "at" are words of Turkish, too.
 */
const ENGLISH =
  /(?:^|\P{L})(?:i|my|the|and|for|does|have|can['’]?t|you|what|how|where|there|open|t(?:oo|ee)th\w*|root|pain|swollen|(?:bleed|breath|swell)ing)(?!\p{L})/iu;

/** Whether a question seems to be English. */
export const isEnglish = (question: string): boolean => ENGLISH.test(question);

/** Letters and words of other languages that neither Turkish nor English has: any script but the Latin one, and German. */
const OTHER = /(?=\p{L})\P{sc=Latin}|\b(?:ich|nicht|mein|zahn)/iu;

/** Whether whoever asks seems not to read Turkish: then what there is in English stands first, which most can make out. */
export const isForeign = (question: string): boolean => isEnglish(question) || OTHER.test(question);

/** Whether a question in English tells of pain. */
export const isPain = (question: string): boolean => /pain|ache|hurt/i.test(question);
