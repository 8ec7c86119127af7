import { QUESTION_LENGTH } from '#api/browser/questionLength.ts';

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
