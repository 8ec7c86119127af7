/** Where the question goes in the message to the practice that the ask box fills in. */
export const QUESTION_SLOT = '{question}';

/** What the ask box says to what one does. A browser loads it, so that it is apart from the words of the pages. */
export const SAID = {
  busy: 'Yanıt aranıyor…',
  found: 'Sorunuzun yanıtı bulundu.',
  missing: 'Kesin bir yanıt bulamadık',
  urgent: 'Acil olabilir',
  /** Begins the message to somebody who thinks of dying, and is its title. */
  comfort: 'Yalnız değilsiniz.',
  call: { 112: '112’yi arayın', 114: '114’ü arayın' },
  empty: 'Önce sorunuzu yazın.',
  full: 'Soru en çok 500 karakter olabilir.',
  left: (count: number): string => `${count} karakter kaldı`,
  offline: 'İnternet bağlantınız yok görünüyor.',
  rejected: 'Bu soru okunamadı. Başka sözcüklerle yeniden yazın.',
  failed: 'Yanıt şu anda alınamadı. Yeniden deneyin ya da bize ulaşın.',
} as const;
