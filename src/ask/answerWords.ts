/** What stands beside an answer. */
export const ANSWER_WORDS = {
  choose: 'Bunu mu sormak istediniz?',
  noneOfThese: 'Aradığınız bunlardan biri değil mi?',
  otherQuestion: 'Başka bir şey mi soruyorsunuz?',
  related: 'Benzer sorular',
  onThisSite: 'Bu konuda sitemizde',
  allQuestions: 'Soruların hepsini görün',
  source: 'Yanıtın alındığı sayfa',
  urgentInEnglish: 'This may be an emergency',
  callInEnglish: 'Call',
  firstAid: 'Acil durumda ne yapmalı?',
  sameDay: 'Bu belirtiler yoksa aynı gün:',
} as const;
