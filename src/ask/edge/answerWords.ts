/** Interface words of an answer. */
export const ANSWER_WORDS = {
  greeting: 'Merhaba. Ne sormak istersiniz?',
  choose: 'Buna yanıtımız yok. Bunu mu sormak istediniz?',
  nearest: 'En yakın yanıt',
  noneOfThese: 'Aradığınız bunlardan biri değil mi?',
  otherQuestion: 'Başka bir şey mi soruyorsunuz?',
  related: 'Benzer sorular',
  inTurkish: 'In Turkish',
  /** Above the Turkish words of an emergency, below the English ones. */
  showTurkish: 'Türkçesi (yanınızdakine gösterin)',
  onThisSite: 'Bu konuda sitemizde',
  allQuestions: 'Soruların hepsini görün',
  source: 'Yanıtın alındığı sayfa',
  readOn: 'Yazının tamamı',
  rephrase: 'Sorunuz bununla ilgiliyse başka sözcüklerle yazın ya da',
  reachUs: 'bize ulaşın',
  inDanger: 'Hayati tehlike varsa',
  urgentInEnglish: 'This may be an emergency',
  callInEnglish: 'Call',
  whatToDo: 'Bu durumda ne yapmalı?',
  whatToDoInEnglish: 'What to do (in Turkish)',
  sameDayTitle: 'Aynı gün muayene; şu belirtilerde 112',
  sameDay: 'Bu belirtiler yoksa aynı gün:',
  sameHour: '112 gerekmiyorsa bir saat içinde:',
} as const;

/**
 * Get the words of the link to an answer's source: with an anchor, one of many answers on a page; without one, a whole
 * text.
 */
export const sourceWords = (url: string): string => (url.includes('#') ? ANSWER_WORDS.source : ANSWER_WORDS.readOn);

/** Matches a sentence that says to call the practice, and in it that this cannot wait. */
export const CALL_US = /\bbizi\b\D*\barayın/i;
export const URGENT_WORDS = /aynı gün|bugün|hemen/i;
