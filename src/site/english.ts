/**
 * Words of English questions that no Turkish one has, whole: `\b` would find "im" in "ateşim", for `ş` is none of its letters. Most are
 * such as join others. "is", "it", "on", "of", "can" and "at" are words of Turkish, too.
 */
const ENGLISH =
  /(?<!\p{L})(?:i|my|the|and|for|does|have|can['’]?t|you|what|how|where|open|t(?:oo|ee)th\w*|root|pain|swollen|(?:bleed|breath|swell)ing)(?!\p{L})/iu;

/** Whether a question seems to be English: then what there is in English stands first. */
export const isEnglish = (question: string): boolean => ENGLISH.test(question);
