/** The English sentences of an answer to a question in English. */
export const NOTICE_IN_ENGLISH = 'General information, not a diagnosis or advice on treatment.';

/** Stands for the short answer where there is none in English. */
export const ANSWER_IN_TURKISH = 'The answer is in Turkish.';

/**
 * Say that no sure answer was found.
 * @param signs of an emergency, and `action` what to do then, without full stops.
 */
export const noAnswerInEnglish = (signs: string, action: string, phone: string): string =>
  `We found no sure answer to this question. ${signs}: ${action}. Otherwise call ${phone} while we are open and ask.`;

/** The notice of an answer to a question in a language other than Turkish and English. */
export const UNREAD_LANGUAGE =
  'This question was not read: only Turkish and English are. Bu soru okunamadı: yalnızca Türkçe ve İngilizce okunur.';
