import type { Brief } from '../entries/schemas/service.ts';
import type { Transport } from '../entries/schemas/neighborhood.ts';
import type { Day } from '../entries/schemas/openingHours.ts';

/** Turkish words of the interface: the only ones patients read that are not content. */
export const WORDS = {
  home: 'Ana sayfa',
  contact: 'İletişim',
  privacy: 'Gizlilik',
  blog: 'Blog',
  faq: 'Sık sorulan sorular',
  services: 'Tedaviler',
  others: 'Diğer',
  symptoms: 'Belirtiler',
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
  /** Labels by the host of the messaging link; `message` for other hosts. */
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
  notFound: 'Sayfa bulunamadı',
  notFoundText: 'Aradığınız sayfa taşınmış ya da hiç var olmamış olabilir. Şuradan devam edebilirsiniz:',
  forAgents: 'Yapay zekâ araçları ve programlar için site özeti',
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

/** Social pages of a practice, in the order shown. */
export const SOCIAL_PLACES = { instagram: 'Instagram', googleBusinessProfile: 'Google’da görün' } as const;

/** What the link to the page about the doctors says below their names. */
export function moreAbout(doctors: readonly { readonly publications: readonly unknown[] }[]): string {
  const several = doctors.length > 1;
  const publications = doctors.some((doctor) => doctor.publications.length > 0) ? ', yayınları' : '';
  return `${several ? 'Eğitimleri' : 'Eğitimi'}${publications} ve nasıl ${several ? 'çalıştıkları' : 'çalıştığı'}`;
}

/** The facts of a treatment, in the order shown. */
export const BRIEF = {
  heading: 'Kısaca',
  terms: { time: 'Süre', sessions: 'Seans', pain: 'Ne hissedilir', nextDay: 'Ertesi gün' },
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

/** The card of the same day, where a practice has no words of its own; it does not depend on opening hours. */
export const CARE = {
  sameDay: {
    heading: 'Şu durumlarda aynı gün muayene olun',
    call: 'Arayın',
  },
} as const;

/** The card of rarer signs of an emergency, at the end of the page for emergencies, and the link to it. */
export const RARER = {
  people: { heading: 'Şu durumlarda da hemen 112’yi arayın', jump: 'Öteki 112 belirtileri' },
  animals: { heading: 'Şu durumlarda da hemen bizi arayın', jump: 'Öteki acil belirtiler' },
} as const;

/** Signs that kill within minutes: breath, heart, brain, consciousness, suicide. */
export const IMMEDIATE_DANGER =
  /nefes|solu[km]|göğüs|göğse|konuşma|yüzde kayma|uyandır|bilinç|bayıl|baygın|nöbet|kendinize zarar|kendine zarar/iu;

/** The first condition of a sign. */
export const CLAUSE = /^.*?s[ae](?:nız|niz)?(?=[\s,;]|$)/u;

export const moreSigns = (count: number): string => `${count} belirti daha`;

/** What leads to the card of the same day, where it stands further down on the page. */
export const SAME_DAY_SIGNS = 'Aynı gün belirtileri';

/** The public numbers for emergencies and for poison advice, as `tel:` wants them. */
export const EMERGENCY_NUMBER = '112';
export const POISON_NUMBER = '114';

/** Whom to call in an emergency, where nothing else says that it is about one, and names of numbers on paper. */
export const EMERGENCY = {
  people: {
    inEmergency: 'Acil durumda 112’yi arayın',
    inShort: 'Acil durumda 112',
    number: 'Ambulans',
    poison: 'Zehir danışma',
  },
  animals: {
    inEmergency: 'Acil durumda bizi arayın',
    inShort: 'Acil durumda bizi arayın',
    number: 'Klinik',
    /** Before the note of the card. */
    message: 'Hemen bizi arayın.',
  },
} as const;

export const ASK = {
  heading: 'Sorunuzu yazın',
  hint: 'Yanıtlar bu sitede yayımlananlardan gelir. Adınızı ve telefonunuzu yazmayın.',
  submit: 'Sor',
  /** Title of `/sor`. */
  yours: 'Sorunuz',
  example: 'Örneğin:',
  wait: 'Acil durumda yanıt beklemeyin.',
  firstAid: 'Acil durumda ne yapmalı?',
} as const;

/** Ends the reply to a possible emergency without an answer. */
export const URGENT_FALLBACK = 'Mesaj yazıp yanıt beklemeyin.';

/** The first question about a practice, for programs that look for one. */
export const locationQuestion = (practice: string): string => `${practice} nerede, nasıl randevu alırım?`;

/** Questions that the facts of practice.yaml answer; `known` finds them in content. */
export const FACT_QUESTIONS = {
  hours: {
    key: 'ne-zaman-acik',
    known: /çalışma saat|açık mısınız|açıksınız|kaçta aç/iu,
    question: 'Hangi gün ve saatlerde açıksınız?',
    phrasings: [
      'çalışma saatleriniz nedir',
      'pazar günü açık mısınız',
      'cumartesi açık mısınız',
      'hafta sonu açık mısınız',
      'bugün açık mısınız',
      'şu an açık mısınız',
      'kaçta açılıyorsunuz',
      'kaçta kapanıyorsunuz',
      'kaça kadar açıksınız',
      'öğle arası var mı',
      'akşam saat kaça kadar çalışıyorsunuz',
      'what are your opening hours',
      'are you open on sunday',
    ],
  },
  languages: {
    key: 'konusulan-diller',
    known: /ingilizce|(?:hangi|yabancı) dil|english/iu,
    question: 'Hangi dilleri konuşuyorsunuz?',
    phrasings: ['yabancı dil biliyor musunuz', 'hangi dilde konuşabilirim', 'which languages do you speak'],
    byName: (name: string, english: string) => [
      `${name} konuşuyor musunuz`,
      `${name} bilen var mı`,
      `do you speak ${english}`,
    ],
    answer: (names: string) => `Konuştuğumuz diller: ${names}.`,
  },
} as const;

/** Finds the school in a line of an education. */
export const SCHOOL = /üniversite|fakülte|yüksekokul|akademi/i;

/** Heading of a page's table of contents. */
export const CONTENTS = { tr: 'Bu sayfada', en: 'On this page' } as const;

export const readingMinutes = (minutes: number): string => `Okuma süresi: ${minutes} dk`;

/** The pages that list all pages of a kind; `name` is their name in links. */
export const INDEXES = {
  service: {
    title: 'ne yapılır, ne kadar sürer',
  },
  symptom: {
    name: WORDS.symptoms,
    title: 'Belirtiler: şikâyete göre ne yapmalı',
    /** Where every page names signs of an emergency. */
    description:
      'Şikâyetinize en yakın belirtiyi seçin. Her sayfada 112’nin ne zaman aranacağı, ne zaman aynı gün başvurulacağı ve o zamana kadar yapılacaklar yazar.',
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

/** Kinds that have an index page. */
export type IndexKind = keyof typeof INDEXES;

/** Segments of the site's paths: lower-case ASCII. */
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

/** Names of groups of days, by their days. */
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
