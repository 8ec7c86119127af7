import { stringify } from 'yaml';
import { TODO } from '../check/todo.ts';
import { DAYS } from '../entries/openingHours.ts';
import { list, text, type Answers } from './ask.ts';
import { describe, markdown, slugOf, type Draft } from './draft.ts';
import { e164Of, hoursOf } from './practiceAsks.ts';
import { SPECIALTY_CHOICES } from './specialties.ts';

const MONTHS_OF_SECURITY = 12;

/** What every text below needs to know. */
interface Facts {
  readonly name: string;
  readonly place: string;
  readonly specialty: string;
  readonly messages: boolean;
  readonly today: string;
}

/** The first content of a practice: facts as they were given, texts that are true of every practice, to-dos for the rest. */
export function practiceFiles(answers: Answers, today: string): Draft[] {
  const specialty = SPECIALTY_CHOICES[text(answers, 'specialty')]!;
  const facts: Facts = {
    name: text(answers, 'name'),
    place: text(answers, 'district'),
    specialty: specialty.tr,
    messages: text(answers, 'messages') !== '',
    today,
  };
  return [
    { file: 'practice.yaml', text: stringify(practice(answers, today), { lineWidth: 120, blockQuote: 'folded' }) },
    ...pages(facts),
    ...list(answers, 'service').map((service, index) => servicePage(service, index + 1, facts)),
    { file: 'faq/randevu.yaml', text: stringify(questions(facts), { lineWidth: 120, blockQuote: 'folded' }) },
    { file: 'answers/entries.yaml', text: stringify({ entries: [] }) },
  ];
}

function practice(answers: Answers, today: string) {
  const of = (name: string) => text(answers, name);
  const { tr, en, type, specialty } = SPECIALTY_CHOICES[of('specialty')]!;
  const [latitude, longitude] = of('coordinates').split(',').map(Number);
  const open = list(answers, 'hours').flatMap((line) => hoursOf(line) ?? []);
  const off = DAYS.filter((day) => !open.some(({ days }) => days.includes(day)));
  const messages = of('messages');
  const number = e164Of(messages);
  const expires = new Date(`${today}T00:00:00Z`);
  expires.setUTCMonth(expires.getUTCMonth() + MONTHS_OF_SECURITY);
  const email = of('email');
  return {
    url: of('url'),
    name: of('name'),
    fullName: of('name'),
    schemaType: type,
    specialty: { tr, en, schemaMedicalSpecialty: specialty },
    description: describe(
      `${of('name')}, ${of('province')} ${of('district')} ilçesinde ${tr.toLocaleLowerCase('tr')} alanında hizmet verir.`,
    ),
    address: {
      streetAddress: of('street'),
      addressLocality: of('district'),
      addressRegion: of('province'),
      postalCode: of('postcode'),
      addressCountry: 'TR',
      display: `${of('street')}, ${of('postcode')} ${of('district')}/${of('province')}`,
    },
    geo: { latitude, longitude },
    phone: { e164: e164Of(of('phone'))!, display: of('phone').replace(/^(?:\+90|0090)\s*/, '0') },
    ...(email && { email }),
    openingHours: [...open, ...(off.length > 0 ? [{ days: off, closed: true }] : [])],
    publicHolidays: 'differ',
    timezone: 'Europe/Istanbul',
    booking: {
      ...(number ? { whatsapp: number } : messages && { link: messages }),
      message: 'Merhaba, randevu almak istiyorum.',
      instructions: `Appointments are requested by ${messages ? 'message or ' : ''}telephone; there is no online booking form. Replies come during working hours, which may differ on public holidays.`,
      emergency: 'pages/contact',
    },
    areaServed: [of('district')],
    languages: ['tr'],
    paymentAccepted: ['Nakit', 'Banka kartı', 'Kredi kartı'],
    feesPolicy: 'Ücretler internet sitesinde yayımlanmaz; muayeneden sonra yüz yüze bildirilir.',
    doctors: answers['doctor'],
    notices: {
      general:
        'Bu sitedeki bilgiler geneldir; tanı veya tedavi önerisi yerine geçmez. Size özel değerlendirme ancak muayeneyle yapılabilir.',
      noAnswer: `Bu soruya kesin bir yanıt bulamadık; sorunuz için bize ${messages ? 'yazabilir ya da bizi arayabilirsiniz' : 'telefonla ulaşabilirsiniz'}. Hayati tehlike varsa beklemeden 112’yi arayın.`,
    },
    security: {
      contact: email ? `mailto:${email}` : `${of('url')}/iletisim`,
      expires: expires.toISOString().slice(0, 10),
    },
    crawlers: { contentSignal: 'search=yes, ai-input=yes, ai-train=no' },
  };
}

function pages({ name, place, specialty, messages, today }: Facts): Draft[] {
  const field = specialty.toLocaleLowerCase('tr');
  const reach = messages ? 'Mesaj yazın ya da telefon edin' : 'Telefon edin';
  const page = (file: string, title: string, about: string, body: readonly string[], more: object = {}): Draft => ({
    file: `pages/${file}.md`,
    text: markdown(
      { title: title.slice(0, 60), description: describe(about), lastReviewed: today, ...more },
      body.join('\n\n'),
    ),
  });
  const related = ['pages/contact'];
  return [
    page(
      'home',
      `${specialty}, ${place}`,
      `${name}: ${place} ilçesinde ${field}.`,
      [`${TODO} kimlere ve hangi yakınmalarda yardımcı olduğunuzu üç dört cümleyle anlatın.`],
      {
        headline: `${specialty}, ${place}`,
        lead: `${TODO} ilk kez gelen birine kliniği iki cümleyle tanıtın.`,
        visit: [
          { title: 'Randevu', text: `${reach}; size uyan gün ve saati birlikte belirleriz.` },
          { title: 'Muayene', text: 'Yakınmanızı dinler, muayene eder ve bulduklarımızı anlatırız.' },
          { title: 'Plan', text: 'Seçenekleri birlikte konuşur, nasıl ilerleyeceğimize birlikte karar veririz.' },
        ],
        related,
      },
    ),
    page(
      'about',
      'Hekimlerimiz ve çalışma biçimimiz',
      `${name} hekimleri: kim oldukları, eğitimleri ve nasıl çalıştıkları.`,
      [`${TODO} hekimlerin eğitimini ve nasıl çalıştığınızı anlatın.`],
      { related },
    ),
    page(
      'contact',
      'Randevu, adres ve yol tarifi',
      `${name} için randevu nasıl alınır, klinik nerededir ve nasıl gelinir?`,
      [
        `Randevu için ${messages ? 'mesaj yazın ya da telefon edin' : 'telefon edin'}. Yakınmanızı ve size uyan günleri söylemeniz yeterlidir.`,
        '## Acil durumda',
        'Hayati tehlike varsa randevu beklemeyin: hemen 112’yi arayın ya da en yakın hastanenin acil servisine gidin.',
        '## Nasıl gelinir?',
        `${TODO} toplu taşıma duraklarını, otoparkı ve kapıyı tarif edin.`,
      ],
    ),
    page(
      'privacy',
      'Gizlilik ve aydınlatma metni',
      'Bu sitede hesap, form ve çerez yoktur. Bize ilettiğiniz bilgilerin kim tarafından ve hangi amaçla işlendiğini burada okuyabilirsiniz.',
      [
        'Siteyi okumak için bilgi vermeniz gerekmez. Bize ilettikleriniz yalnızca randevu düzenlemek ve sizi yanıtlamak için kullanılır.',
        '## Haklarınız',
        'Hakkınızda hangi bilgilerin işlendiğini sorabilir, düzeltilmesini ya da silinmesini isteyebilirsiniz.',
        `${TODO} veri sorumlusunun adını, saklama sürelerini ve kullandığınız mesajlaşma hizmetini yazın; metni bir hukukçuya okutun.`,
      ],
      { related },
    ),
    page(
      'blog',
      'Yazılar',
      `${name} hekimlerinin ${field} üzerine yazıları.`,
      ['Sık konuştuğumuz konular üzerine yazılar.'],
      { related },
    ),
    page(
      'faq',
      'Sık sorulan sorular',
      `${name} için sık sorulan sorular ve kısa yanıtları.`,
      ['Aradığınızı bulamazsanız [bize ulaşın](/iletisim).'],
      { related: ['faq/randevu'] },
    ),
  ];
}

const servicePage = (service: string, order: number, { place, today }: Facts): Draft => ({
  file: `services/${slugOf(service)}.md`,
  text: markdown(
    {
      title: service,
      description: describe(`${service}, ${place}: ${TODO} sayfayı arama sonucunda tanıtacak bir cümle.`),
      lastReviewed: today,
      shortTitle: service,
      procedureName: service,
      order,
      steps: [
        { title: 'Muayene', text: 'Yakınmanız dinlenir, muayene yapılır ve sizin için uygun olup olmadığı konuşulur.' },
        { title: 'Uygulama', text: `${TODO} ne yapıldığını adım adım anlatın.` },
      ],
      related: ['faq/randevu', 'pages/contact'],
    },
    `${TODO} ne olduğunu, kimlere yapıldığını, kimlere yapılmadığını ve sonrasını anlatın.`,
  ),
});

const questions = ({ name, messages, today }: Facts) => ({
  title: 'Randevu ve muayene',
  description: describe(`${name} için randevu, ilk muayene, ücret ve ödeme üzerine sorular.`),
  lastReviewed: today,
  order: 1,
  related: ['pages/contact'],
  questions: [
    {
      key: 'randevu',
      question: 'Nasıl randevu alabilirim?',
      answer: `Randevu ${messages ? 'mesajla ya da telefonla' : 'telefonla'} alınır. Yakınmanızı ve size uyan günleri söylemeniz yeterlidir.`,
      link: { to: 'pages/contact', label: 'İletişim' },
      phrasings: ['randevu almak istiyorum', 'muayene için sıra nasıl alınır'],
    },
    {
      key: 'calisma-saatleri',
      question: 'Hangi gün ve saatlerde açıksınız?',
      answer: 'Çalışma saatleri iletişim sayfasındadır; resmî tatillerde saatler değişebilir.',
      link: { to: 'pages/contact', label: 'Çalışma saatleri' },
      phrasings: ['kaça kadar açıksınız', 'hafta sonu açık mısınız'],
    },
    {
      key: 'adres',
      question: 'Klinik nerede, nasıl gelebilirim?',
      answer: 'Adres ve yol tarifi iletişim sayfasındadır.',
      link: { to: 'pages/contact', label: 'Adres ve yol tarifi' },
      phrasings: ['adresiniz nedir', 'yeriniz nerede'],
    },
    {
      key: 'ucret',
      question: 'Muayene ücreti ne kadar?',
      answer: 'Ücretler internet sitesinde yayımlanmaz; muayeneden sonra yüz yüze bildirilir.',
      phrasings: ['fiyatlarınız nedir', 'kaç para tutar'],
    },
    {
      key: 'odeme',
      question: 'Nasıl ödeyebilirim?',
      answer: 'Nakit, banka kartı ve kredi kartıyla ödeyebilirsiniz.',
      phrasings: ['kredi kartı geçiyor mu', 'kartla ödeme var mı'],
    },
  ],
});
