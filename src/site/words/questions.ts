/**
 * Questions that the facts of practice.yaml answer. `known` matches each word of a question that content asks for the
 * same: a question with other words is about something narrower, such as the hours of a branch.
 */
export const FACT_QUESTIONS = {
  hours: {
    key: 'ne-zaman-acik',
    known:
      /^(?:hangi|ne|gün\p{L}*|ve|saat\p{L}*|zaman|çalışma\p{L}*|açık\p{L}*|mısınız|kapalı\p{L}*|kaçta|kaça|kadar|aç\p{L}*|mesai\p{L}*|klini[kğ]\p{L}*|muayenehane\p{L}*|nedir|hafta|içi|sonu|pazar|cumartesi)$/iu,
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
      '7/24 açık mısınız',
      '24 saat açık mısınız',
      'are you open 24 hours',
      'what are your opening hours',
      'are you open on sunday',
    ],
  },
  languages: {
    key: 'konusulan-diller',
    known:
      /^(?:hangi|yabancı|dil\p{L}*|ingilizce|konuş\p{L}*|biliyor|bilen|hizmet|ver\p{L}*|musunuz|var|mı|do|you|speak|english)$/iu,
    question: 'Hangi dilleri konuşuyorsunuz?',
    phrasings: ['yabancı dil biliyor musunuz', 'hangi dilde konuşabilirim', 'which languages do you speak'],
    byName: (name: string, english: string) => [
      `${name} konuşuyor musunuz`,
      `${name} bilen var mı`,
      `do you speak ${english}`,
    ],
    answer: (names: string) => `Konuştuğumuz diller: ${names}.`,
    ifOnlyTurkish: {
      answer: 'Türkçe konuşuyoruz. Başka bir dile ihtiyacınız varsa gelmeden önce sorun.',
      inEnglish: 'We speak Turkish. If you need another language, please ask before you come.',
    },
  },
  place: {
    key: 'nerede',
    known:
      /^(?:klinik|kliniğ\p{L}*|muayenehane\p{L}*|nerede\p{L}*|neredesiniz|adres\p{L}*|nasıl|gel\p{L}*|ve|arabamı|nereye|park|ederim|ne|nedir|hangi|yol\p{L}*)$/iu,
    question: 'Neredesiniz, nasıl gelirim?',
    phrasings: ['adresiniz nedir', 'neredesiniz', 'size nasıl gelirim', 'where are you', 'what is your address'],
  },
  booking: {
    key: 'randevu',
    known: /^(?:nasıl|randevu\p{L}*|al\p{L}*|edinebilirim|istiyorum|ister\p{L}*|için|ne|yapmalıyım)$/iu,
    question: 'Nasıl randevu alabilirim?',
    phrasings: [
      'randevu almak istiyorum',
      'nasıl randevu alınır',
      'randevu nasıl alıcam',
      'telefon numaranız nedir',
      'how do i book',
    ],
    answer: {
      online: (to: string) => `İnternetten randevu alabilirsiniz: ${to}`,
      telephone: (number: string) => `Randevu için ${number} numarasını arayabilirsiniz.`,
      message: (by: string) => `${by}: mesajlar çalışma saatlerinde okunur.`,
    },
    inEnglish: {
      online: (to: string) => `Book online: ${to}`,
      telephone: (number: string) => `Call ${number} for an appointment.`,
      message: () => 'You may write; messages are read in working hours.',
    },
  },
  offers: {
    key: 'neler-yapiyoruz',
    known:
      /^(?:klini[kğ]\p{L}*|hangi|ne|neler|tedavi\p{L}*|hizmet\p{L}*|işlem\p{L}*|yap\p{L}*|veriyorsunuz|sunuyorsunuz|musunuz)$/iu,
    question: 'Neler yapıyorsunuz?',
    phrasings: ['hangi tedavileri yapıyorsunuz', 'hangi hizmetleri veriyorsunuz', 'which treatments do you offer'],
    isOffered: (name: string) => `${name} var mı`,
    answer: (names: string) => `Yaptıklarımız: ${names}.`,
  },
  people: {
    key: 'kim-bakiyor',
    known:
      /^(?:hangi|kim\p{L}*|hekim\p{L}*|doktor\p{L}*|uzman\p{L}*|terapist\p{L}*|muayene\p{L}*|tedavi\p{L}*|yap\p{L}*|bak\p{L}*|bana|bize|sizde|kaç|yıllık|deneyim\p{L}*|hakkında|bilgi|ne|nedir)$/iu,
    question: 'Kim bakıyor, deneyimi ne?',
    phrasings: ['kaç yıllık deneyiminiz var', 'hangi üniversiteden mezunsunuz', 'sizi tanıyabilir miyim'],
    byName: (professional: string) => [
      `${professional} kim`,
      `${professional} hakkında bilgi`,
      `kaç yıllık ${professional}`,
      `${professional} nereden mezun`,
    ],
    inEnglish: (names: string) => `You are seen by ${names}.`,
  },
  payment: {
    key: 'odeme',
    known:
      /^(?:nasıl|hangi|ne|yol\p{L}*|şekil\p{L}*|öde\p{L}*|kart\p{L}*|kredi|nakit|geçiyor|geçerli|var|yöntem\p{L}*|kabul|ediyor\p{L}*|yap\p{L}*|mı|mi|mu|musunuz|ile|ve|ya|da)$/iu,
    question: 'Nasıl ödeyebilirim?',
    phrasings: ['ödeme yolları neler', 'kredi kartı geçiyor mu', 'kartla ödeyebilir miyim'],
    answer: (ways: string) => `Kabul ettiğimiz ödeme yolları: ${ways}.`,
  },
  privacy: {
    key: 'gizlilik',
    known:
      /^(?:gizli\p{L}*|kvkk|çerez\p{L}*|kişisel|veri\p{L}*|bilgi\p{L}*|soru\p{L}*|yazd\p{L}*|sakl\p{L}*|nasıl|kim\p{L}*|paylaş\p{L}*|mu|mü|mi|mı|musunuz|ve)$/iu,
    question: 'Yazdıklarımı ve kişisel verilerimi saklıyor musunuz?',
    phrasings: [
      'sorumu saklıyor musunuz',
      'yazdıklarımı kim görüyor',
      'verilerimin silinmesini istiyorum',
      'bilgilerim kimlerle paylaşılıyor',
      'sağlık bilgilerim gizli mi',
      'çerez kullanıyor musunuz',
      'gizlilik politikanız',
      'mesajlarımı kim okuyor',
      'do you store my question',
      'who can see my question',
      'what happens to my data',
      'do you keep my data',
      'delete my data',
      'who sees my messages',
      'is my data shared with anyone',
      'do you use cookies',
      'privacy policy',
    ],
    inEnglish:
      'What happens to questions, messages and personal data, and which rights you have, is on the privacy page (in Turkish).',
  },
} as const;

/** What patients ask about the way from a place, given with its suffix: "Konak’tan". */
export const WAY_QUESTIONS = {
  question: (from: string) => `${from} hangi yolla gelinir?`,
  phrasings: (from: string) => [
    `${from} nasıl gelirim`,
    `${from} nasıl gelinir`,
    `${from} ulaşım`,
    `${from} gelmek istiyorum`,
    `${from} hangi otobüse ya da trene bineyim`,
    `${from} arabayla ne kadar`,
    `${from} ne kadar sürer`,
    `${from} size gelmek`,
  ],
} as const;

/** Questions of patients about a service, by the field of `brief` that answers them. */
export const BRIEF_QUESTIONS = {
  key: 'kisaca-',
  question: (service: string) => `${service} kısaca nasıl?`,
  phrasings: {
    time: (service: string) => [`${service} ne kadar sürer`, `${service} kaç dakika`],
    sessions: (service: string) => [`${service} kaç seans`, `${service} için kaç kez gelinir`],
    pain: (service: string) => [`${service} ağrılı mı`, `${service} sırasında ne hissederim`],
    nextDay: (service: string) => [`${service} sonrası ne zaman işe dönerim`, `${service} ertesi gün`],
  },
} as const;

/** What the text of the contact page often answers; no fact does, so that the page is only suggested. */
export const CONTACT_PHRASINGS = [
  'otopark var mı',
  'tekerlekli sandalyeyle girebilir miyim',
  'asansör var mı',
  'randevumu iptal etmek istiyorum',
];

/**
 * Write where somebody comes from, by vowel harmony and the last consonant. Of several words, one in ı, i, u or ü ends
 * a compound.
 *
 * @example ablative('Konak') // 'Konak’tan'
 * @example ablative('Konak Meydanı') // 'Konak Meydanı’ndan'
 */
export function ablative(name: string): string {
  const letters = name.toLocaleLowerCase('tr');
  const consonant = /[çfhkpsşt]$/.test(letters) ? 't' : / \S*[ıiuü]$/.test(letters) ? 'nd' : 'd';
  const vowel = /[aıou][^aeıioöuü]*$/.test(letters) ? 'a' : 'e';
  return `${name}’${consonant}${vowel}n`;
}
