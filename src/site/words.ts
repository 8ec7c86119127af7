import type { Brief } from '../entries/service.ts';
import type { Transport } from '../entries/neighborhood.ts';
import type { Day } from '../entries/openingHours.ts';

/** Words of the interface, Turkish: the only ones patients read that are not content. */
export const WORDS = {
  home: 'Ana sayfa',
  contact: 'İletişim',
  privacy: 'Gizlilik',
  blog: 'Blog',
  faq: 'Sık sorulan sorular',
  services: 'Tedaviler',
  others: 'Diğer',
  symptoms: 'Belirtiler',
  complaints: 'Neyiniz var?',
  urgent: 'Acil mi?',
  urgentShort: 'Acil',
  meet: 'Sizinle kim ilgilenecek?',
  route: 'Yol tarifi',
  whereTo: 'Adres',
  booking: 'Randevu',
  techniques: 'Teknikler',
  comparisons: 'Karşılaştırmalar',
  neighborhoods: 'Ulaşım',
  posts: 'Yazılar',
  browse: 'Konuya göre',
  steps: 'Nasıl ilerler?',
  callWhen: 'Ne zaman aramalısınız?',
  doNow: 'Şimdi ne yapmalı?',
  wholeList: 'Listenin tamamı',
  atAGlance: 'Bir bakışta',
  transport: 'Nasıl gelinir?',
  rooms: 'Klinikten',
  visit: 'Bir ziyaret nasıl geçer?',
  readNext: 'Okumaya devam edin',
  reach: 'Sorunuz mu var, randevu mu istiyorsunuz?',
  address: 'Adres',
  hours: 'Çalışma saatleri',
  closed: 'Kapalı',
  publicHolidays: { closed: 'Resmî tatillerde kapalıyız.', differ: 'Resmî tatillerde saatler değişebilir.' },
  phone: 'Telefon',
  email: 'E-posta',
  social: 'Sosyal medya',
  message: 'Mesaj yazın',
  /** Where a message goes, by the host of the links that open it; `message` where the host is another. */
  messageBy: {
    'wa.me': 'WhatsApp’tan yazın',
    't.me': 'Telegram’dan yazın',
    'signal.me': 'Signal’dan yazın',
    'm.me': 'Messenger’dan yazın',
  },
  call: 'Arayın',
  feesQuestion: 'Ücretler ne kadar?',
  questions: 'Sorular',
  sources: 'Kaynaklar',
  education: 'Eğitim',
  memberships: 'Üyelikler',
  publications: 'Yayınlar',
  unavailable: 'Site şu anda açılamıyor',
  unavailableText: 'Lütfen birkaç dakika sonra yeniden deneyin ya da bizi arayın.',
  unavailableUrgent: 'Hayati tehlike varsa beklemeden 112’yi arayın.',
  notFound: 'Sayfa bulunamadı',
  notFoundText: 'Aradığınız sayfa taşınmış ya da hiç var olmamış olabilir. Şuradan devam edebilirsiniz:',
  forAgents: 'Yapay zekâ araçları ve programlar için site özeti',
  shortcuts: 'Kısayollar',
  jumps: 'Ne arıyorsunuz?',
  skip: 'İçeriğe geç',
  menu: 'Menü',
  closeMenu: 'Kapat',
  mainMenu: 'Ana menü',
  breadcrumbs: 'Gezinme yolu',
  practice: 'Bu sitede',
  opening: {
    open: 'Şu anda açık · kapanış {time}',
    closed: 'Şu anda kapalı · açılış {day} {time}',
    closedLong: 'Şu anda kapalı',
    closedShort: 'Kapalıyız',
    today: 'bugün',
    tomorrow: 'yarın',
  },
  author: 'Yazan',
  authorAndReviewer: 'Yazan ve gözden geçiren',
  published: 'Yayımlandı',
  updated: 'Güncellendi',
  reviewed: 'Son gözden geçirme',
  reviewer: 'Gözden geçiren',
  allPosts: 'Bütün yazılar',
  allQuestions: 'Bütün sorular',
  emergency: 'Acil durumda ne yapmalı?',
  emergencyShort: 'Ne yapmalı?',
  developers: 'Geliştiriciler için',
  feed: 'RSS akışı',
  sitemap: 'Site haritası',
  api: 'API',
} as const;

/** Where a practice has a page of its own, in the order in which pages name them. */
export const SOCIAL_PLACES = { instagram: 'Instagram', googleBusinessProfile: 'Google’da görün' } as const;

/** What the link to the page about the doctors says below their names. */
export function moreAbout(doctors: readonly { readonly publications: readonly unknown[] }[]): string {
  const several = doctors.length > 1;
  const publications = doctors.some((doctor) => doctor.publications.length > 0) ? ', yayınları' : '';
  return `${several ? 'Eğitimleri' : 'Eğitimi'}${publications} ve nasıl ${several ? 'çalıştıkları' : 'çalıştığı'}`;
}

/** What patients ask first of a treatment, in the order in which it is shown. */
export const BRIEF = {
  heading: 'Kısaca',
  terms: { time: 'Süre', sessions: 'Seans', pain: 'Ne hissedilir', nextDay: 'Ertesi gün' },
  /** What is true of the practice, whatever is treated. */
  practice: { languages: 'Diller', wait: 'Ne zaman', cost: 'Ücret' },
} as const satisfies {
  heading: string;
  terms: Record<keyof Brief, string>;
  practice: Record<string, string>;
};

/** The sheet to take home after a treatment. */
export const SHEET = {
  /** Its anchor: the address with it prints the sheet alone. */
  id: 'kagit',
  print: 'A4 sayfası olarak yazdırın',
  day: 'Tarih',
  scan: 'Bu sayfanın güncel hâli için kodu okutun',
} as const;

/** The two levels of care cards, the same for every practice; neither depends on opening hours. */
export const CARE = {
  emergency: {
    heading: 'Şu durumlarda hemen 112’yi arayın ya da hastanenin acil servisine gidin',
    note: 'Gece gündüz beklemeyin; önce bizi aramanız gerekmez. Nefes darlığı, göğüste baskı ya da baygınlıkta yola çıkmayın, ambulans çağırın.',
    call: '112’yi arayın',
    number: 'Ambulans: 112',
    poison: 'Zehir danışma: 114',
  },
  sameDay: {
    heading: 'Şu durumlarda aynı gün muayene olun',
    note: 'Bize ulaşamazsanız aynı gün başka bir hekime ya da hastaneye gidin.',
    call: 'Arayın',
    jump: 'Aynı gün muayene',
  },
} as const;

/** The card of rarer signs for 112, at the end of the page for emergencies, and the link to it. */
export const RARER = { heading: 'Şu durumlarda da hemen 112’yi arayın', jump: 'Öteki 112 belirtileri' } as const;

/** Words of signs that kill within minutes: of breath, heart, brain and consciousness, and of who wants to die. */
export const PRESSING =
  /nefes|solu[km]|göğüs|göğse|konuşma|yüzde kayma|uyandır|bilinç|bayıl|baygın|nöbet|kendinize zarar|kendine zarar/iu;

/** The first condition of a sign. */
export const CLAUSE = /^.*?s[ae](?:nız|niz)?(?=[\s,;]|$)/u;

/** Above signs that are folded away. */
export const MORE_SIGNS = (count: number): string => `${count} belirti daha`;

/** What leads to a card that stands further down on the page. */
export const SIGNPOST = {
  emergency: '112 belirtileri',
  sameDay: 'Aynı gün belirtileri',
} as const satisfies Record<keyof typeof CARE, string>;

/** The number for emergencies, as `tel:` wants it. */
export const EMERGENCY_NUMBER = '112';

/** Signs of an emergency in English, if triage.yaml has none. */
export const EMERGENCY_SIGNS = 'Trouble breathing or swallowing, a spreading swelling, bleeding that does not stop.';

/** What is in the ask box from the beginning. */
export const ASK = {
  heading: 'Sorunuzu yazın',
  hint: 'Yanıtlar bu sitede yayımlananlardan gelir. Adınızı ve telefonunuzu yazmayın.',
  submit: 'Sor',
  /** Title of the page that answers without a script. */
  yours: 'Sorunuz',
  example: 'Örneğin:',
  wait: 'Acil durumda yanıt beklemeyin.',
  emergency: 'Acil durumda 112’yi arayın',
  meanwhile: 'Acil durumda 112',
  firstAid: 'Acil durumda ne yapmalı?',
} as const;

/** Ends what is said to a possible emergency that no answer was found to. */
export const URGENT_FALLBACK = 'Mesaj yazıp yanıt beklemeyin.';

/** What people ask of a practice before anything else, for programs that look for one. */
export const WHERE_AND_HOW = (practice: string): string => `${practice} nerede, nasıl randevu alırım?`;

/** Names of schools, in a line of an education. */
export const SCHOOL = /üniversite|fakülte|yüksekokul|akademi/i;

/** Above the list of a page's sections, in the language of the page. */
export const CONTENTS = { tr: 'Bu sayfada', en: 'On this page' } as const;

/** Minutes a text takes to read, as people say it. */
export const readingMinutes = (minutes: number): string => `Okuma süresi: ${minutes} dk`;

/** The pages that list all pages of a kind: `name` where others lead to them. */
export const INDEXES = {
  service: {
    title: 'ne yapılır, ne kadar sürer',
  },
  symptom: {
    name: WORDS.symptoms,
    title: 'Belirtiler: şikâyetinize göre ne yapmalı',
    description:
      'Şikâyetinize en yakın belirtiyi seçin. Her sayfada 112’nin ne zaman aranacağı, ne zaman aynı gün başvurulacağı ve o zamana kadar yapılacaklar yazar.',
    /** Where not every page names signs of an emergency. */
    calm: 'Size en yakın sayfayı seçin: ne olabileceği, evde neler yapabileceğiniz ve ne zaman bir uzmana başvurmanız gerektiği yazar.',
  },
  technique: {
    name: WORDS.techniques,
    title: 'Teknikler: kullandığımız aletler ve yöntemler',
    description:
      'Tedavilerde kullandığımız aletler ve çalışma yöntemleri: ne işe yaradıkları, sizin ne hissedeceğiniz ve sınırları, her biri kendi sayfasında.',
  },
  comparison: {
    name: WORDS.comparisons,
    title: 'Karşılaştırmalar: iki seçenek yan yana',
    description:
      'Birden çok yolun bulunduğu durumlarda seçenekler yan yana: süre, kapsam, yarar ve sınırlar ile kararın hangi ölçütlere dayandığı.',
  },
  neighborhood: {
    name: WORDS.neighborhoods,
    title: 'Ulaşım: semtinizden bize nasıl gelinir',
  },
} as const;

/** Kinds of which a page of kind `page` lists all. */
export type IndexKind = keyof typeof INDEXES;

/** Words of the site's addresses: lower-case ASCII. */
export const SEGMENTS = {
  about: 'hakkimda',
  contact: 'iletisim',
  privacy: 'gizlilik',
  referral: 'hekimler-icin',
  blog: 'blog',
  faq: 'sss',
  neighborhood: 'ulasim',
  comparison: 'karsilastirma',
  symptom: 'belirti',
  technique: 'teknik',
  service: 'tedaviler',
  section: 'bolum',
  ask: 'sor',
} as const;

export const DAY_NAMES: Readonly<Record<Day, string>> = {
  Monday: 'Pazartesi',
  Tuesday: 'Salı',
  Wednesday: 'Çarşamba',
  Thursday: 'Perşembe',
  Friday: 'Cuma',
  Saturday: 'Cumartesi',
  Sunday: 'Pazar',
};

/** Names of whole groups of days, by the days in the order of the week. */
export const DAY_GROUPS: Readonly<Record<string, string>> = {
  'Monday Tuesday Wednesday Thursday Friday': 'Hafta içi',
  'Saturday Sunday': 'Hafta sonu',
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday': 'Her gün',
};

export const TRANSPORT_NAMES: Readonly<Record<Transport, string>> = {
  walk: 'Yürüyerek',
  metro: 'Metro',
  train: 'Banliyö treni',
  tram: 'Tramvay',
  bus: 'Otobüs',
  ferry: 'Vapur',
  car: 'Araba',
};
