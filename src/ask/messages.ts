import { QUESTION_LENGTH } from '#api/questionLength.ts';

/** Interface words of the question box that its script needs, too. */
export const ASK_STATUS = {
  busy: 'Yanıt aranıyor…',
  found: 'Sorunuzun yanıtı bulundu.',
  noAnswer: 'Kesin bir yanıt bulamadık',
  urgent: 'Acil olabilir',
  call: { 112: '112’yi arayın', 114: '114’ü arayın' },
  empty: 'Önce sorunuzu yazın.',
  full: `Soru en çok ${QUESTION_LENGTH.maxLength} karakter olabilir.`,
  left: (count: number): string => (count < 0 ? `${-count} karakter fazla` : `${count} karakter kaldı`),
  offline: 'İnternet bağlantınız yok görünüyor.',
  offlineWays: 'Bağlantı gelince yeniden soracağız. Telefon internetsiz de çalışır:',
  tooLong:
    'Sorunuz çok uzun. Nefes darlığı, göğüs ağrısı, bayılma, ağır kanama, yayılan şişlik ya da zehirlenme varsa hemen 112’yi arayın.',
  rejected: 'Bu soru okunamadı. Başka sözcüklerle yeniden yazın.',
  failed: 'Yanıt şu anda alınamadı. Yeniden deneyin ya da bize ulaşın.',
  retry: 'Yeniden deneyin',
} as const;

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
