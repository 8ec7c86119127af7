/** English words that are not Turkish ones. "is", "it", "on", "of", "can" and "at" are Turkish, too. */
const ENGLISH =
  /^(?:i['’](?:m|ve|ll|d)|my|the|and|for|does|have|can['’]?t|you|what|how|where|there|open|t(?:oo|ee)th\w*|root|pain|swollen|(?:bleed|breath|swell)ing|child|baby|she|with|after|swallow(?:ed|ing)?|drank|fainted|unconscious|hurts?|fever)$/i;

/** Matches letters of a script other than Latin ("µ" belongs to none), or words that neither language read has. */
const OTHER_LANGUAGE =
  /(?=\p{L})[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]|(?<!\p{L})(?:ich|ist|und|eine?|wie|haben?|kann|nicht|meine?|zahn\p{L}*|bitte|guten|kostet|je|une|est|avec|bonjour|vous|dents|hola|duele|tengo|dónde|puedo|quiero|dove|buongiorno|vorrei|grazie)(?!\p{L})/iu;

/** Words beside which "I" is the English one, not the numeral of "Tip I" or "I. derece". */
const BESIDE_I =
  /^(?:am|was|ha(?:ve|d)|can|could|do|did|should|will|would|may|must|need|want|takes?|took|feel|felt|think|get|got|keep|just|still|cannot|if|that|because|but|what|how|when|where|after|before|fell|broke|lost|swallowed|bit)$/i;

const isEnglishI = (word: string, at: number, words: readonly string[]): boolean =>
  word === 'i'
    ? !/^\d+$/.test(words[at - 1] ?? '')
    : word === 'I' && [words[at - 1], words[at + 1]].some((beside) => BESIDE_I.test(beside ?? ''));

/** Tell whether a question seems to be English. */
export const isEnglish = (question: string): boolean =>
  // Words keep their apostrophes, and endings belong to their number: "5'i" and "5 i" are Turkish.
  (question.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []).some(
    (word, at, words) => ENGLISH.test(word) || isEnglishI(word, at, words),
  );

/** Tell whether a question seems to be in a language that is not read: neither Turkish nor English. */
export const isOtherLanguage = (question: string): boolean => OTHER_LANGUAGE.test(question);

/** Tell whether a question seems not to be Turkish. */
export const isNotTurkish = (question: string): boolean => isEnglish(question) || isOtherLanguage(question);

/** Tell whether a question in English is about pain. */
export const isAboutPain = (question: string): boolean => /\b(?:pain|\w*aches?\b|aching|hurt)/i.test(question);
