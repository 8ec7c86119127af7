import type { Transport } from '#content/schemas/commonFields.ts';
import type { Brief } from '#content/schemas/service.ts';

export const WORDS = {
  home: 'Ana sayfa',
  contact: 'İletişim',
  privacy: 'Gizlilik',
  blog: 'Blog',
  faq: 'Sık sorulan sorular',
  services: 'Tedaviler',
  chief: 'Başlıca',
  others: 'Diğer',
  symptoms: 'Belirtiler',
  urgent: 'Acil mi?',
  urgentShort: 'Acil',
  meet: 'Sizinle kim ilgilenecek?',
  route: 'Yol tarifi',
  englishSpoken: (takesMessages: boolean) => `English spoken: please call${takesMessages ? ' or write' : ''}.`,
  booking: 'Randevu',
  /** Instead of it on a page read in an emergency, which is true at night, too. */
  whomToCall: 'Kimi aramalı?',
  techniques: 'Teknikler',
  comparisons: 'Karşılaştırmalar',
  neighborhoods: 'Ulaşım',
  posts: 'Yazılar',
  all: 'Bütün',
  steps: 'Nasıl ilerler?',
  callWhen: 'Acil değil, ama haber verin',
  expected: 'Neler olağandır?',
  doNow: 'Şimdi ne yapmalı?',
  /** Below the signs, before the link to what to do now; above them, before what helps then. */
  noneOfThese: 'Bunların hiçbiri yoksa',
  noneBelow: '112 belirtileri yoksa',
  wholeList: 'Listenin tamamı',
  after: (treatment: string) => `${treatment} sonrası`,
  atAGlance: 'Bir bakışta',
  transport: 'Nasıl gelinir?',
  comingFrom: 'Nereden geliyorsunuz?',
  visit: 'Randevu günü nasıl geçer?',
  readNext: 'Okumaya devam edin',
  address: 'Adres',
  hours: 'Çalışma saatleri',
  holidayDates: 'Tarihleri iletişim sayfasındadır.',
  phone: 'Telefon',
  email: 'E-posta',
  social: 'Sosyal medya',
  message: 'Mesaj yazın',
  bookOnline: 'Online randevu',
  /** Labels by the host of the messaging link; `message` for other hosts. */
  messageBy: {
    'wa.me': 'WhatsApp',
    't.me': 'Telegram',
    'signal.me': 'Signal',
    'm.me': 'Messenger',
  },
  noHealthData: 'Mesaja sağlık bilginizi yazmayın.',
  /** While the practice is closed; `{when}` is its next opening. */
  callback: {
    label: 'Geri arama',
    message: 'Merhaba, randevu için beni geri arar mısınız? Ne zaman: {when}. Adım: … Telefonum: …',
  },
  call: 'Arayın',
  feesQuestion: 'Ücretler ne kadar?',
  questions: 'Sorular',
  questionsInAll: (count: number) => `${count} sorunun tümü`,
  sources: 'Kaynaklar',
  education: 'Eğitim',
  trainingAndPublications: 'Eğitim ve yayınlar',
  memberships: 'Üyelikler',
  publications: 'Yayınlar',
  unavailable: 'Site şu anda açılamıyor',
  unavailableText: 'Lütfen birkaç dakika sonra yeniden deneyin ya da bizi arayın.',
  notFound: 'Sayfa bulunamadı',
  notFoundText: 'Aradığınız sayfa taşınmış ya da hiç var olmamış olabilir. Şuradan devam edebilirsiniz:',
  forAgents: 'Yapay zekâ araçları ve programlar için site özeti',
  jumps: 'Ne arıyorsunuz?',
  thisPage: 'Bu sayfa',
  skip: 'İçeriğe geç',
  menu: 'Menü',
  closeMenu: 'Kapat',
  mainMenu: 'Ana menü',
  breadcrumbs: 'Gezinme yolu',
  onThisSite: 'Bu sitede',
  banner: 'Duyuru',
  /** The end of a banner's time. */
  until: '{day} gününe kadar',
  opening: {
    open: 'Şu anda açık · kapanış {time}',
    openLong: 'Şu anda açık',
    closed: 'Şu anda kapalı · açılış {day} {time}',
    closedLong: 'Şu anda kapalı',
    readShort: 'açılınca okuruz: {day} {time}',
    onHoliday: 'Bugün {hours} ({name})',
    offHoliday: 'Bugün kapalıyız ({name})',
    mayDiffer: 'Bugün saatlerimiz değişebilir ({name}) · gelmeden önce arayın',
    today: 'bugün',
  },
  author: 'Yazan',
  authorAndReviewer: 'Yazan ve gözden geçiren',
  published: 'Yayımlandı',
  updated: 'Güncellendi',
  reviewed: 'Son gözden geçirme',
  reviewer: 'Gözden geçiren',
  reviewers: 'Gözden geçirenler',
  /** The line of a reviewer who treats nobody here, lest the practice seem to offer that specialty. */
  outside: 'yalnızca kendi alanındaki bölümler, burada çalışmaz',
  allPosts: 'Bütün yazılar',
  allQuestions: 'Bütün sorular',
  emergency: 'Acil durumda ne yapmalı?',
  emergencyShort: 'Ne yapmalı?',
  developers: 'Geliştiriciler için',
  feed: 'RSS akışı',
  sitemap: 'Site haritası',
  api: 'API',
} as const;

/** Social pages of a practice, in the order shown. */
export const SOCIAL_PLACES = {
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
} as const;

/** The label of the link below the doctors to the page about them. */
export function moreAbout(doctors: readonly { readonly publications: readonly unknown[] }[]): string {
  const several = doctors.length > 1;
  const publications = doctors.some((doctor) => doctor.publications.length > 0) ? ', yayınları' : '';
  return `${several ? 'Eğitimleri' : 'Eğitimi'}${publications} ve nasıl ${several ? 'çalıştıkları' : 'çalıştığı'}`;
}

/** The facts of a treatment, in the order shown. */
export const BRIEF = {
  heading: 'Kısaca',
  terms: { time: 'Süre', pain: 'Ne hissedilir' },
  practice: { languages: 'Diller', wait: 'Bekleme', cost: 'Ücret' },
} as const satisfies {
  heading: string;
  terms: Partial<Record<keyof Brief, string>>;
  practice: Record<string, string>;
};

/** The sheet to take home after a treatment. */
export const SHEET = {
  /** Its anchor: the address with it prints the sheet alone. */
  id: 'kagit',
  print: 'A4 sayfası olarak yazdırın',
  /** Of what may need more than a sheet. */
  printAll: 'Yazdırın',
  day: 'Tarih',
  scan: 'Bu sayfanın güncel hâli için kodu okutun',
} as const;

export const ASK = {
  heading: 'Sorunuzu yazın',
  english: 'You can ask in English.',
  hint: 'Yanıtlar, yazıp gözden geçirdiğimiz metinlerden gelir. Genel bir soru yeter; adınızı, numaranızı, kişisel sağlık bilginizi yazmayın.',
  submit: 'Sor',
  /** Title of `/sor`. */
  yours: 'Sorunuz',
  example: 'Örneğin:',
  wait: 'Acil durumda yanıt beklemeyin.',
} as const;

/** Recognises the school in a line on education, in lower case. */
export const SCHOOL = /üniversite|fakülte|yüksekokul|akademi/;

/** Heading of a page's table of contents. */
export const CONTENTS = { tr: 'Bu sayfada', en: 'On this page' } as const;

export const readingDuration = (minutes: number) => ({ label: 'Okuma süresi', text: `${minutes} dk` }) as const;

export const TRANSPORT_NAMES: Readonly<Record<Transport, string>> = {
  walk: 'Yürüyerek',
  metro: 'Metro',
  train: 'Banliyö treni',
  tram: 'Tramvay',
  bus: 'Otobüs',
  ferry: 'Vapur',
  car: 'Araba',
};
