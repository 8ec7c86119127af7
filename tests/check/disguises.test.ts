import { expect, it } from 'vitest';
import { lintTexts } from '#check/lintTexts.ts';
import { contentErrors } from '#check/published/verifyText.ts';

/** What no text may say, as it is written openly. */
const SAID = [
  'Muayene 1.500 TL tutar.',
  'Muayene için 1500 lira alınır.',
  'Ücret 50 € kadardır.',
  'Ücret iki bin lira olur.',
  'Tedavinin başarısı %95 kadardır.',
  'Başarı oranı yüzde doksan olur.',
  'Bizi 0555 111 22 33 ile arayın.',
  'Numaramız +90 555 111 22 33 olur.',
  'Bizi 0900 111 22 33 ile arayın.',
];

/** Ways to write a text that readers see as the same. */
const DISGUISES: Readonly<Record<string, (text: string) => string>> = {
  none: (text) => text,
  'bold numbers': (text) => text.replaceAll(/\d[\d.]*/g, '**$&**'),
  'bold digits': (text) => text.replace(/\d(?=\d)/, '*$&*'),
  'bold words': (text) => text.replaceAll(/(?<=\d )\p{L}+|yüz|bin/gu, '**$&**'),
  'no-break spaces': (text) => text.replaceAll(' ', '\u00a0'),
  'named spaces': (text) => text.replaceAll(' ', '&nbsp;'),
  'thin spaces': (text) => text.replaceAll(' ', '\u2009'),
  'numbered thin spaces': (text) => text.replaceAll(' ', '&#x2009;'),
  'two spaces': (text) => text.replaceAll(' ', '  '),
  'line breaks': (text) => text.replaceAll(' ', '\n'),
  'hard line breaks': (text) => text.replaceAll(' ', '  \n'),
  'numbered characters': (text) => text.replaceAll(/[\d%€L]/g, (one) => `&#${one.codePointAt(0)};`),
  'hexadecimal characters': (text) => text.replaceAll(/[\d%€ü]/g, (one) => `&#X${one.codePointAt(0)!.toString(16)};`),
  'marks apart from letters': (text) => text.normalize('NFD'),
  'referenced marks': (text) => text.replaceAll('ü', 'u&#x308;'),
  'fullwidth letters': (text) =>
    text.replaceAll(/[\d%TL]/g, (one) => String.fromCodePoint(one.codePointAt(0)! + 0xfee0)),
  'Arabic digits': (text) => text.replaceAll(/\d/g, (one) => String.fromCodePoint(0x660 + Number(one))),
  'Devanagari digits': (text) => text.replaceAll(/\d/g, (one) => `&#${0x966 + Number(one)};`),
  'bold digits of mathematics': (text) => text.replaceAll(/\d/g, (one) => String.fromCodePoint(0x1d7ce + Number(one))),
  'digits in dark circles': (text) => text.replaceAll(/\d/g, (one) => '⓿❶❷❸❹❺❻❼❽❾'.at(Number(one))!),
  'digits in double circles': (text) => text.replaceAll(/[1-9]/g, (one) => String.fromCodePoint(0x24f4 + Number(one))),
  'letters in dark circles': (text) => text.replaceAll('TL', '🅣🅛'),
  flags: (text) => text.replaceAll('TL', '🇹🇱'),
  'small capitals': (text) => text.replaceAll('TL', 'ᴛʟ').replaceAll('oran', 'ᴏʀᴀɴ'),
  'no-break hyphens': (text) => text.replaceAll(/(?<=\d) (?=\d|TL|lira|€)/g, '\u2011'),
  keycaps: (text) => text.replaceAll(/\d/g, '$&\ufe0f\u20e3'),
  'soft hyphens': (text) => text.replaceAll(/[\d\p{L}](?=[\d\p{L}])/gu, '$&\u00ad'),
  'named soft hyphens': (text) => text.replaceAll(/[\d\p{L}](?=[\d\p{L}])/gu, '$&&shy;'),
  'zero-width spaces': (text) => text.replaceAll(/\d(?=\d)/g, '$&&#8203;'),
  joiners: (text) => text.replaceAll(/\d(?=\d)/g, '$&\u200d'),
  'escaped marks': (text) => text.replaceAll(/[.%+]/g, '\\$&'),
  'a link': (text) => text.replaceAll(/\d[\d.]*/g, '[$&](/hakkimda)'),
  'a picture’s text': (text) => `![${text}](/feed.xml)`,
  'a title': (text) => `[Biz](/hakkimda "${text}")`,
  code: (text) => `\`${text}\``,
  'a heading': (text) => `## ${text}`,
  'a list': (text) => `- Bir\n- ${text}`,
  'a quotation': (text) => `> ${text.replaceAll(' ', '\n> ')}`,
  'a table': (text) => `| ${text.replaceAll(' ', ' | ')} |\n${'| - '.repeat(text.split(' ').length)}|\n| Bir |`,
};

const file = (text: string) => ({ name: 'symptoms/bir.md', text: `---\ntitle: Bir\n---\n${text}\n` });
const practice = { numbers: ['+902320000012'], isForAnimals: false, isInvented: true };

/** Whether the check rejects a text in a body. */
const rejects = (text: string) =>
  lintTexts(file(text), practice).problems.some(({ message }) => /^the (?:fee|success rate|telephone)/.test(message));

const html = (text: string) => `<p>${text}</p>`;
const spoil = (text: string) => text.replaceAll(/(?<!&#x?[\da-f]*)\d(?=\d)/g, '$&<b></b>');

it.each(Object.entries(DISGUISES))('nothing forbidden passes the check or the build in %s', (_name, disguise) => {
  const written = SAID.map(disguise);
  expect(written.filter((text) => !rejects(text))).toEqual([]);
  const passes = (path: string, text: string) => contentErrors(path, text, practice.numbers).length === 0;
  expect(written.filter((text) => passes('/a.md', text))).toEqual([]);
  expect(written.filter((text) => passes('/a.json', JSON.stringify({ answer: [text] })))).toEqual([]);
});

it.each(
  Object.entries({
    html,
    spoil: (text: string) => html(spoil(text)),
    cells: (text: string) => `<table><tr><td>${text.replaceAll(' ', '</td><td>')}</td></tr></table>`,
  }),
)('nothing forbidden is published as HTML: %s', (_name, write) => {
  const plain = [
    'none',
    'named spaces',
    'numbered characters',
    'referenced marks',
    'Arabic digits',
    'named soft hyphens',
  ];
  for (const name of plain) {
    const written = SAID.map(DISGUISES[name]!).map(write);
    expect(written.filter((text) => contentErrors('/a.html', text, []).length === 0)).toEqual([]);
    const feed = (text: string) => `<rss><item>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</item></rss>`;
    expect(written.map(feed).filter((text) => contentErrors('/a.xml', text, []).length === 0)).toEqual([]);
  }
});

it('every reference that browsers know is read', () => {
  for (const text of ['Ücret 50 &euro; kadardır.', 'Ba&scedil;ar&imath; oran&imath; &percnt;95 kadardır.'])
    expect(contentErrors('/a.html', `<p>${text}</p>`, []), text).toHaveLength(1);
});

it('an answer is read after its question', () => {
  const problemsOf = (question: string, answer: string) =>
    lintTexts(
      { name: 'faq/bir.yaml', text: `questions:\n  - question: ${question}\n    answer: '${answer}'\n` },
      practice,
    ).problems.map(({ line, message }) => `${line} ${message.slice(0, 12)}`);
  expect(problemsOf('Kanal tedavisi başarılı olur mu?', '%95’tir.')).toEqual(['3 the success ']);
  expect(problemsOf('Muayene kaç gün sonra olur?', '1.500 TL tutar.')).toEqual(['3 the fee "1.5']);
});

it.each([
  ['/fiyat.HTM', '<p>Muayene 1.500 TL</p>'],
  ['/fiyat.xhtml', '<p>Muayene 1.500 TL</p>'],
  ['/fiyat.MD', 'Muayene 1.500 **TL**'],
  ['/fiyat.csv', 'Muayene;1500;TL'],
])('a fee in a file of the practice is found: %s', (path, text) => {
  expect(contentErrors(path, text, [])).toHaveLength(1);
});

it('columns are read with their names', () => {
  const table = '| İşlem | TL |\n| --- | --- |\n| Muayene | 1.500 |';
  expect(rejects(table)).toBe(true);
  expect(contentErrors('/a.html', '<td data-label="TL">1.500</td>', [])).toHaveLength(1);
});

it.each([
  (text: string) => `<text x="1" y="2">${text}</text>`,
  (text: string) => `<title>${text}</title>`,
  (text: string) =>
    `<text>${text.replaceAll(/\d(?=\d)/g, '$&<tspan fill="red">').replaceAll(/(?<=>)\d/g, '$&</tspan>')}</text>`,
  (text: string) => `<text>${text.replaceAll(' ', '<tspan x="1" dy="9"/>')}</text>`,
  (text: string) => `<text x="1">${text.replaceAll(' ', '</text><text x="9">')}</text>`,
  (text: string) => `<text>${text.replaceAll(/\d/g, (one) => `&#${one.codePointAt(0)};`)}</text>`,
])('nothing forbidden passes in a drawing (%#)', (write) => {
  const drawing = (text: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${write(text)}</svg>`;
  const passes = (text: string) =>
    !lintTexts({ name: 'drawings/bir.svg', text: drawing(text) }, practice).problems.some(({ message }) =>
      /^the (?:fee|success rate|telephone)/.test(message),
    );
  expect(SAID.filter(passes)).toEqual([]);
  expect(SAID.map(drawing).filter((text) => contentErrors('/drawings/a.svg', text, []).length === 0)).toEqual([]);
});

it.each([
  ['tel:184', '112’yi arayın'],
  ['tel:112', '184’ten öğrenin'],
  ['tel:%31%38%34', '**112**’yi arayın'],
  ['TEL:184', '&#49;12’yi arayın'],
  ['tel:+902320000012', '112’yi arayın'],
  ['tel:184', 'Ambulans çağırın'],
  ['tel:+902320000012', '0232 000 00 13 numaralı telefon'],
])('a link that dials %s does not say "%s"', (href, words) => {
  const says = (text: string) =>
    lintTexts(file(text), practice).problems.filter(({ message }) => /dials/.test(message));
  expect(says(`Bu durumda [${words}](${href}).`)).toMatchObject([{ line: 4, column: 12 }]);
});

it.each([
  '[112’yi arayın](/acil)',
  '[Hemen **112**’yi arayın](/acil)',
  '[112’Yİ ARAYIN](/acil)',
  '[112](https://www.112.gov.tr)',
  '[Acil: 112](/acil)',
  '[call 112](/acil)',
  '[Zehir danışma 114](/acil)',
  '[112yi arayın](/acil)',
  '[112’yi aramak için dokunun](/acil)',
  '[Ambulans çağırın](/acil)',
  '[112 acil çağrı merkezi](/acil)',
  '[Acil servis: 112](/acil)',
  '[112: hemen arayın](https://example.org/x)',
  '[Zehirlenmede 114](/acil)',
  '[112’ye telefon edin](/acil)',
  '[1 1 2’yi arayın](/acil)',
  '[1-1-2’yi arayın](/acil)',
  '[Acil durumda 112’yi arayın](/acil)',
  '[Ambulans gelene kadar beklemeyin, 112’yi arayın](/acil)',
])('a link that says to call dials the number: %s', (link) => {
  expect(lintTexts(file(`Bu durumda ${link}.`), practice).problems).toMatchObject([
    { line: 4, column: 12, severity: 'error', message: expect.stringMatching(/^this link says .* leads elsewhere/) },
  ]);
});

it('a title or a label does not say to call, since it is the words of a link to a page', () => {
  for (const [name, text] of [
    ['symptoms/bir.md', '---\ntitle: Şişlikte 112’yi arayın\n---\n'],
    ['triage.yaml', 'others:\n  to: faq/bir\n  label: Bunlarda da 112’yi arayın\n'],
  ] as const)
    expect(lintTexts({ name, text }, practice).problems, name).toMatchObject([
      { message: expect.stringContaining('leads elsewhere') },
    ]);
});

it.each([
  ['/sss', '112’yi gerektiren durumlar'],
  ['/sss', '112 ne zaman aranır'],
  ['/acil#sisme', '114 madde'],
  ['tel:112', '112’yi arayın'],
  ['tel:+902320000012', '0232 000 00 12'],
  ['tel:+902320000012', 'Bizi 09.00–18.30 arasında arayın'],
  ['tel:184', 'Açık hastaneyi sorun: 184'],
])('a link to %s may say "%s"', (href, words) => {
  expect(lintTexts(file(`Bu durumda [${words}](${href}).`), practice).problems).toEqual([]);
});

it.each(['[arayın](tel:900)', '[900’ü arayın](tel:%39%30%30)', '<tel:900>', '[arayın](tel:118181)'])(
  'a link does not dial a short number that is not public: %s',
  (link) => {
    const { problems } = lintTexts(file(`Bu durumda ${link} olur.`), practice);
    expect(problems).toMatchObject([{ severity: 'error', message: expect.stringContaining('no public number') }]);
  },
);

it('a foreign number is found in an address, however it is written', () => {
  for (const href of [
    'tel:%2B905553334455',
    'tel:+90555333%34455',
    'https://wa.me/905553334455',
    'tel:&#43;905553334455',
  ])
    expect(lintTexts(file(`Bizi [arayın](${href}).`), practice).problems, href).toMatchObject([
      { message: expect.stringContaining('the telephone number') as string },
    ]);
});

it.each([
  ['an invisible character (U+202E)', 'Diş&#x202E;eti'],
  ['an invisible character (U+200B)', 'Diş&#8203;eti'],
  ['letters of two alphabets', 'Nеfes darlığı'],
  ['write the character itself instead of "&euro;"', 'Elli &euro; tutar'],
])('%s is rejected at its place', (message, text) => {
  const [problem] = lintTexts(file(text), practice).problems;
  expect(problem).toMatchObject({ severity: 'error', line: 4, message: expect.stringContaining(message) as string });
});
