/** English words that are not Turkish ones. "is", "it", "on", "of", "can" and "at" are Turkish, too. */
const ENGLISH =
  /^(?:i|i['’](?:m|ve|ll|d)|my|the|and|for|does|have|can['’]?t|you|what|how|where|there|open|t(?:oo|ee)th\w*|root|pain|swollen|(?:bleed|breath|swell)ing)$/i;

/** Tell whether a question seems to be English. */
export const isEnglish = (question: string): boolean =>
  // Words keep their apostrophes: "5'i" is Turkish.
  (question.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []).some((word) => ENGLISH.test(word));
