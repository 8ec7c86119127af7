/** Words that differ between fields of health care; those of a medical practice are the default. */
const MEDICAL = {
  services: 'Tedaviler',
  professional: 'Hekim',
  professionals: 'Hekimler',
  complaints: 'Neyiniz var?',
  complaint: 'Bir şikâyetiniz mi var?',
  emergency: 'Hemen 112’yi arayın ya da acile gidin',
  emergencyNote:
    'Şunlarda ambulans çağırın, yola çıkmayın: nefes darlığı, göğüste baskı, inme belirtisi, bol kanama, uyandırılamayan kişi. Önce bizi aramanız gerekmez.',
  emergencyCall: '112’yi arayın',
  emergencyJump: '112 belirtileri',
  symptoms:
    'Size en yakın sayfayı seçin: ne olabileceği, evde neler yapabileceğiniz ve ne zaman bir uzmana başvurmanız gerektiği yazar.',
  sameDay: 'Aynı gün hekime muayene olun',
  sameDayNote: 'Bize ulaşamazsanız başka bir hekime ya da hastaneye gidin.',
  sameDayJump: 'Aynı gün muayene',
  hospital: 'Aynı gün hastanenin acil servisine gidin',
  hospitalNote: 'Önce bizi aramanız gerekmez.',
  hospitalJump: 'Aynı gün hastane',
  aftercare: 'Tedaviden sonra',
  sheetNote: 'Size notumuz',
  referral: 'Hekimler için',
  refer: 'Bize nasıl ulaşırsınız?',
  readLater: 'Şu anda kapalıyız: mesajınız açılınca okunur.',
  rooms: 'Nasıl bir yer?',
  answersOnly: 'Yalnızca kendi alanımızdaki soruları yanıtlıyoruz',
  servicesAbout:
    'İlgilendiğimiz hastalıklar ve yaptıklarımız bir arada: her biri için ne zaman gerektiği, nasıl ilerlediği ve sonrası kendi sayfasında yazar.',
  servicesTitle: 'ne zaman gerekir, nasıl ilerler',
  sessions: 'Kaç kez gelinir',
  nextDay: 'Sonrası',
  ways: 'Semtinizi seçin. Toplu taşımayla, arabayla ya da yürüyerek nasıl gelirsiniz, tedaviden sonra nasıl dönersiniz, orada yazar.',
  callInEnglish: 'Appointments and questions',
};

export type Vocabulary = Readonly<typeof MEDICAL>;

/** By the `wording` of practice.yaml. */
export const VOCABULARIES = {
  medical: MEDICAL,
  dental: {
    ...MEDICAL,
    professional: 'Diş hekimi',
    answersOnly: 'Yalnızca diş ve ağız sağlığı sorularını yanıtlıyoruz',
    hospitalNote: 'Önce bizi ya da diş hastanesini aramanız gerekmez.',

    emergencyNote:
      'Şunlarda ambulans çağırın, yola çıkmayın: nefes darlığı, yutamama, boğuk ses, dil şişmesi, göğüste baskı, inme belirtisi, bol kanama, uyandırılamayan kişi. Önce bizi aramanız gerekmez.',
    servicesAbout:
      'Tedavinizi seçin. Ne zaman gerekir? Kaç seans sürer? Ne hissedersiniz? Sonra ne olur? Her birinin yanıtı kendi sayfasında.',
    servicesTitle: 'ne yapılır, ne kadar sürer',
    sessions: 'Seans',
    nextDay: 'Ertesi gün',
    callInEnglish: 'Appointments, or pain that keeps you awake',
  },
  therapy: {
    ...MEDICAL,
    services: 'Hizmetler',
    professional: 'Terapist',
    complaints: 'Size nasıl yardımcı olabiliriz?',
    complaint: 'Hangi konuda destek arıyorsunuz?',
    sameDay: 'Aynı gün bizi arayın',
    sameDayNote:
      'Bize ulaşamazsanız aile hekiminize danışın; durum ağırlaşırsa 112’yi arayın ya da acil servise gidin.',
    sameDayJump: 'Aynı gün aranacak durumlar',
    aftercare: 'Seanstan sonra',
    referral: 'Meslektaşlar için',
    readLater: 'Şu anda kapalıyız: mesajınız açılınca okunur.',
    rooms: 'Ortamımız',
    answersOnly: 'Yalnızca hizmetlerimizle ilgili soruları yanıtlıyoruz',
    servicesAbout:
      'Sunduğumuz hizmetler bir arada: her birinin kimler için uygun olduğu, nasıl ilerlediği ve ne kadar sürdüğü kendi sayfasında yazar.',
    sessions: 'Seans',
    ways: 'Semtinizi seçin: toplu taşımayla, arabayla ya da yürüyerek bize gelmenin yolları ve yolda bilmeniz gerekenler bu sayfadadır.',
  },
} as const satisfies Record<string, Vocabulary>;

export type Wording = keyof typeof VOCABULARIES;

/** Professions whose members are no physicians, in titles such as "Uzman klinik psikolog", "Okul hemşiresi". */
const PROFESSION =
  /(?<!\p{L})(\p{L}*(?:terapist|psikolog)|odyolog|podolog|pedagog|diyetisyen|optisyen|optometrist|ebe|hemşire|danışman)(?:s?[iıuü])?(?!\p{L})/iu;
/** A team of several professions. */
const TEAM = 'Ekibimiz';

interface Wordable {
  readonly wording: Wording;
  readonly words: Partial<Record<keyof Vocabulary, string | undefined>>;
  readonly doctors: readonly { readonly title: string }[];
}

/** Get the words of a practice: its own, otherwise those of its people's profession and of its kind. */
export function vocabularyOf({ wording, words, doctors }: Wordable): Vocabulary {
  const ownWords = Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined));
  const professions = doctors.map(({ title }) => PROFESSION.exec(title.split(',')[0]!)?.[1]?.toLocaleLowerCase('tr'));
  const [profession = ''] = professions;
  const isTeam = professions.some((other) => other !== professions[0]);
  const ofPeople = profession && profession[0]!.toLocaleUpperCase('tr') + profession.slice(1);
  const professional = words.professional ?? (ofPeople && !isTeam ? ofPeople : VOCABULARIES[wording].professional);
  const professionals = isTeam ? TEAM : pluralOf(professional);
  return { ...VOCABULARIES[wording], professional, professionals, ...ownWords };
}

/** Form the plural of a noun, or of a compound such as "diş hekimi". */
function pluralOf(noun: string): string {
  const [, stem = noun, possessive = ''] = /^(\S+ .*?)s?([iıuü])$/u.exec(noun) ?? [];
  const isBack = /[aıou][^aeıioöuü]*$/iu.test(stem);
  return `${stem}${isBack ? 'lar' : 'ler'}${possessive && (isBack ? 'ı' : 'i')}`;
}

/** Tell whether every question to a practice is about the mouth. */
export const isAboutMouth = ({ wording }: { readonly wording: Wording }): boolean => wording === 'dental';
