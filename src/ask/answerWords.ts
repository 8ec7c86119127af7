/** Interface words of an answer, loaded with the first one. */
export const ANSWER_WORDS = {
  greeting: 'Merhaba. Ne sormak istersiniz?',
  choose: 'Bunu mu sormak istediniz?',
  noneOfThese: 'Aradığınız bunlardan biri değil mi?',
  otherQuestion: 'Başka bir şey mi soruyorsunuz?',
  related: 'Benzer sorular',
  onThisSite: 'Bu konuda sitemizde',
  allQuestions: 'Soruların hepsini görün',
  source: 'Yanıtın alındığı sayfa',
  readOn: 'Yazının tamamı',
  rephrase: 'Sorunuz bununla ilgiliyse başka sözcüklerle yazın ya da',
  reachUs: 'bize ulaşın',
  urgentInEnglish: 'This may be an emergency',
  callInEnglish: 'Call',
  whatToDo: 'Acil durumda ne yapmalı?',
  sameDayTitle: 'Aynı gün muayene; şu belirtilerde 112',
  sameDay: 'Bu belirtiler yoksa aynı gün:',
} as const;

/** Get the words of the link to an answer's source: with an anchor, one of many answers on a page; without one, a whole text. */
export const sourceWords = (url: string): string => (url.includes('#') ? ANSWER_WORDS.source : ANSWER_WORDS.readOn);
