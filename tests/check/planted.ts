import { readFileSync } from 'node:fs';

/** A mistake planted in the sample content, and the problem that must be reported. */
export interface Planted {
  readonly file: string;
  /** Change the text of the file, which is empty if new. */
  plant: (text: string) => string;
  /** The words of the changed file at which the problem must be reported; line 1, column 1 if absent. */
  readonly at?: string;
  readonly field: string;
  readonly says: RegExp;
}

const field = (name: string, value: string) => (text: string) =>
  text.replace(new RegExp(`^${name}:.*(?:\\n {2}.*)*$`, 'm'), `${name}: ${value}`);
/** Add a question before all others, so that its index is 0. */
const ask = (question: string) => (text: string) => text.replace('\nquestions:\n', `\nquestions:\n${question}\n`);
const append = (paragraph: string) => (text: string) => `${text.trimEnd()}\n\n${paragraph}\n`;

/** An answer about somebody who has left. */
const LEFT = JSON.stringify({
  key: 'sali-kim',
  question: 'Salı günleri kim muayene ediyor?',
  answer: 'Salı günleri Dt. Selin Numune muayene eder.',
  page: 'pages/contact',
});

/** Short paragraphs that together repeat much of a file; each alone says too little to be reported. */
const copied = (file: string) => {
  const words = readFileSync(`content/${file}`, 'utf8')
    .split('\n---\n')[1]!
    .match(/\p{L}+/gu)!;
  return Array.from({ length: 8 }, (_, at) => `${words.slice(18 * at, 18 * at + 18).join(' ')}.`).join('\n\n');
};

/** The everyday phrases of the sample, and one that is planted before them. */
const EVERYDAY =
  1 + readFileSync('content/answers/urgent.yaml', 'utf8').split('\neveryday:\n')[1]!.split('\n  - ').length;

/** One of each kind of mistake that editors make. Texts wrap and nest, so that no position is right by chance. */
export const PLANTED: readonly Planted[] = [
  {
    file: 'practice.yaml',
    plant: (text) => text.replace('\nexampleQuestions:\n', '\nexampleQuestions:\n  - Uçak bileti alır mısınız?\n'),
    at: 'Uçak bileti alır mısınız?',
    field: 'exampleQuestions[0]',
    says: /does not answer it/,
  },
  {
    file: 'posts/dis-apsesi-nedir.md',
    plant: append('Kopyalanan bir satır.<o:p>'),
    at: '<o:p>',
    field: 'body',
    says: /<o:p> comes from a word processor/,
  },
  {
    file: 'posts/dis-apsesi-nedir.md',
    plant: (text) => text.replace('\nkeywords:', '\nkeyword: apse\nkeywords:'),
    at: 'keyword: apse',
    field: 'keyword',
    says: /not a field/,
  },
  {
    file: 'services/apikal-cerrahi.md',
    plant: (text) => text.replace(/\nopen:\n/, '\nopen:\n  - Böyle bir başlık yok\n'),
    at: 'Böyle bir başlık yok',
    field: 'open[0]',
    says: /names no heading/,
  },
  {
    file: 'posts/dis-travmasinda-ilk-yardim.md',
    plant: (text) => text.replace('\ncare:', '\nstepsFirst: true\ncare:'),
    at: 'true\ncare:',
    field: 'stepsFirst',
    says: /needs "care" without "first"/,
  },
  {
    file: 'treatments/acil-dis-tedavisi.md',
    plant: (text) => text.replace(/\ndrawing:\n(?: {2}.*\n)+/, '\n'),
    at: 'true\n    steps:',
    field: 'firstAid[1].drawn',
    says: /needs a drawing that shows these steps/,
  },
  {
    file: 'symptoms/yuz-sisligi.md',
    plant: field('title', 'Yüz şişliği neden olur, ne zaman acildir ve o gün içinde ne yapmak gerekir?'),
    at: 'Yüz şişliği neden olur, ne zaman',
    field: 'title',
    says: /at most 60 characters/,
  },
  {
    file: 'techniques/apeks-bulucu.md',
    plant: field('description', 'Apeks bulucu nedir?'),
    at: 'Apeks bulucu nedir?',
    field: 'description',
    says: /110 to 160 characters/,
  },
  {
    file: 'services/apikal-cerrahi.md',
    plant: field('lastReviewed', '2026-02-30'),
    at: '2026-02-30',
    field: 'lastReviewed',
    says: /real date/,
  },
  {
    file: 'posts/kok-erimesi.md',
    plant: field('updatedAt', '2025-01-01'),
    at: '2025-01-01',
    field: 'updatedAt',
    says: /before publishedAt/,
  },
  {
    file: 'posts/kanal-tedavili-disin-omru.md',
    plant: (text) => field('lastReviewed', '2026-02-01')(field('updatedAt', '2026-02-02')(text)),
    at: '2026-02-02',
    field: 'updatedAt',
    says: /after lastReviewed \(2026-02-01\); have the text reviewed/,
  },
  {
    file: 'comparisons/dolgu-mu-kuron-mu.md',
    plant: (text) => text.replace('\nrelated:\n', '\nrelated:\n  - services/kanal-tedavis\n'),
    at: 'services/kanal-tedavis\n',
    field: 'related[0]',
    says: /no content file .*did you mean .*"formerly"/,
  },
  {
    file: 'faq/randevu-ve-muayene.yaml',
    plant: ask(
      '  - key: muayene-bedeli\n    question: Muayene kaç para?\n    answer: >-\n      Muayene için sizden\n      1.500\n      TL alınır.',
    ),
    at: '1.500\n      TL',
    field: 'questions[0].answer',
    says: /the fee/,
  },
  {
    file: 'faq/ozel-durumlar.yaml',
    plant: ask(
      `  - key: uzun\n    question: Balkonda masa var mı?\n    answer: >-\n      Uzundur. ${'Bu yanıt uzundur. '.repeat(25)}`,
    ),
    at: 'Uzundur. Bu',
    field: 'questions[0].answer',
    says: /is one block of \d+ characters; begin with the short answer .* an empty line/,
  },
  {
    file: 'answers/urgent.yaml',
    plant: (text) => text.replace('everyday:\n', 'signs: [damağım yanıyor ilaç]\neveryday:\n  - damağım yanıyor\n'),
    at: 'damağım yanıyor\n',
    field: 'everyday[0]',
    says: /is part of your own sign "damağım yanıyor ilaç"/,
  },
  ...['göğsüm ağrıyor kolum uyuşuyor', 'nefes alamıyorum'].map((phrase, index): Planted => ({
    file: 'answers/urgent.yaml',
    plant: (text) => `${text.trimEnd()}\n  - ${phrase}\n`,
    at: `${phrase}\n`,
    field: `everyday[${EVERYDAY + index}]`,
    says: /emergency/,
  })),
  {
    file: 'practice.yaml',
    plant: (text) => text.replace(/(?<=\n {2}emergency: ).*/, 'pages/privacy'),
    at: 'pages/privacy\n',
    field: 'booking.emergency',
    says: /names a page that does not say when to call 112/,
  },
  {
    file: 'pages/home.md',
    plant: (text) => text.replace('\nheadline:', '\nurgent: Nefes darlığı.\nheadline:'),
    at: 'Nefes darlığı.\n',
    field: 'urgent',
    says: /is not shown, because "inShort"/,
  },
  {
    file: 'posts/catlak-dis-sendromu.md',
    plant: append('- Bir madde,\n- tedavinin\n  başarısı %95 kadardır.'),
    at: '%95',
    field: 'body',
    says: /success rate/,
  },
  {
    file: 'posts/kanal-tedavili-disin-omru.md',
    plant: append('Hastalarımızın\n%95’i iyileşti.'),
    at: '%95’i',
    field: 'body',
    says: /is a share of patients who got well, .*33075/,
  },
  {
    file: 'pages/contact.md',
    plant: append('Bu ay bütün seanslarda yüzde 20 indirim var.'),
    at: 'indirim',
    field: 'body',
    says: /is a gift or a discount/,
  },
  {
    file: 'answers/entries.yaml',
    plant: (text) => text.replace(/^entries:\n/m, `entries:\n  - ${LEFT}\n`),
    at: 'Dt. Selin',
    field: 'entries[0].answer',
    says: /"Selin Numune" is nobody in doctors of practice\.yaml/,
  },
  {
    file: 'neighborhoods/konak.md',
    plant: append('Yolu bulamazsanız 0532 123 45 67 numarasını arayın.'),
    at: '0532 123',
    field: 'body',
    says: /telephone number/,
  },
  {
    file: 'pages/contact.md',
    plant: append('> İzmir’de yolunu\n> kaybeden hastlar için harita.'),
    at: 'hastlar',
    field: 'body',
    says: /"hastlar" is not known/,
  },
  {
    file: 'faq/acil-durumlar.yaml',
    plant: ask(
      "  - key: gece-acil\n    question: 'Gece de ''acil'' mi sayılır?'\n    answer: 'Gece ''acil'' olan\n      ağrıılar da olur.'",
    ),
    at: 'ağrıılar',
    field: 'questions[0].answer',
    says: /"ağrıılar" is not known/,
  },
  {
    file: 'treatments/dis-beyazlatma.md',
    plant: append('1. Bir\n   adım, sonra [eski sayfa](/beyazlatma) okunur.'),
    at: '[eski sayfa]',
    field: 'body',
    says: /no page has this address.*\/dis-beyazlatma/,
  },
  {
    file: 'services/kanal-tedavisi.md',
    plant: append('Bir de [şu soruya](/sss/kanal-tedavisi#kanal-tedavisi-99) bakın.'),
    at: '[şu soruya]',
    field: 'body',
    says: /no heading or question with the anchor "kanal-tedavisi-99"/,
  },
  {
    file: 'symptoms/kirik-dis.md',
    plant: append('![](/feed.xml)'),
    at: '![](/feed.xml)',
    field: 'body',
    says: /no alternative text/,
  },
  {
    file: 'pages/about.md',
    plant: append('Bu söz <b>kalın</b> durur.'),
    at: '<b>',
    field: 'body',
    says: /raw HTML/,
  },
  {
    file: 'techniques/lastik-ortu.md',
    plant: append('| Bir | İki |\n| --- | --- |\n| a | [tıklayın](javascript:alert) |'),
    at: '[tıklayın]',
    field: 'body',
    says: /cannot begin with "javascript:"/,
  },
  {
    file: 'pages/privacy.md',
    plant: append('# Bir başlık daha'),
    at: '# Bir başlık daha',
    field: 'body',
    says: /only first-level heading/,
  },
  {
    file: 'treatments/dis-tasi-temizligi.md',
    plant: field('title', 'Gizlilik ve kişisel veriler (KVKK aydınlatma metni)'),
    field: 'title',
    at: 'Gizlilik ve kişisel veriler (KVKK aydınlatma metni)',
    says: /the same title is in/,
  },
  {
    file: 'techniques/doner-ege.md',
    plant: (text) => text.replace(/^title:.*/m, 'title: "Döner eğe'),
    at: '"Döner eğe',
    field: 'YAML',
    says: /quote that opens here is not closed/,
  },
  {
    file: 'posts/kanal-tedavisi-adim-adim.md',
    plant: append('Klinik kapalıyken nefes almakta zorlanırsanız 112’yi arayın.'),
    at: 'Klinik kapalıyken',
    field: 'body',
    says: /makes an emergency depend on opening hours/,
  },
  {
    file: 'service-neighborhoods/bostanli/kanal-tedavisi-yenileme.md',
    plant: append(copied('posts/kok-erimesi.md')),
    at: copied('posts/kok-erimesi.md'),
    field: 'body',
    says: /shares \d+ % of its text with posts\/kok-erimesi\.md:\d+/,
  },
  { file: 'yazilar/yeni.md', plant: () => 'Yeni bir yazı.\n', field: 'file name', says: /not a place for content/ },
];
