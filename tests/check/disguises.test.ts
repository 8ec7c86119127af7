import { expect, it } from 'vitest';
import { checkTexts } from '#check/checkTexts.ts';
import { fileErrors } from '#check/output/fileErrors.ts';
import { readTable } from '../readTable.ts';

/** `said` is what no text may say, as it is written openly; the others are what links say, and where they lead. */
const TABLE = readTable<{
  said: string[];
  otherNumber: Record<'to' | 'says', string>[];
  saysToCall: string[];
  may: Record<'to' | 'says', string>[];
  noPublicNumber: string[];
  ofSomebodyElse: string[];
}>('check/disguises.yaml');
const SAID = TABLE.said;

/** Ways to write a text that readers see as the same. */
const DISGUISES: Readonly<Record<string, (text: string) => string>> = {
  none: (text) => text,
  'bold numbers': (text) => text.replaceAll(/\d[\d.]*/g, '**$&**'),
  'bold words': (text) => text.replaceAll(/(?<=\d )\p{L}+|yüz|bin/gu, '**$&**'),
  'no-break spaces': (text) => text.replaceAll(' ', '\u00a0'),
  'named spaces': (text) => text.replaceAll(' ', '&nbsp;'),
  'line breaks': (text) => text.replaceAll(' ', '\n'),
  'numbered characters': (text) => text.replaceAll(/[\d%€L]/g, (one) => `&#${one.codePointAt(0)};`),
  'marks apart from letters': (text) => text.normalize('NFD'),
  'referenced marks': (text) => text.replaceAll('ü', 'u&#x308;'),
  'fullwidth letters': (text) =>
    text.replaceAll(/[\d%TL]/g, (one) => String.fromCodePoint(one.codePointAt(0)! + 0xfee0)),
  'no-break hyphens': (text) => text.replaceAll(/(?<=\d) (?=\d|TL|lira|€)/g, '\u2011'),
  'letters like digits': (text) => text.replaceAll('0', 'O').replaceAll('111', 'lll'),
  'hyphens in words': (text) => text.replaceAll(/(?<=\p{L}{2})(?=\p{L}{2})/gu, '\u2010'),
  'soft hyphens': (text) => text.replaceAll(/[\d\p{L}](?=[\d\p{L}])/gu, '$&\u00ad'),
  'zero-width spaces': (text) => text.replaceAll(/\d(?=\d)/g, '$&&#8203;'),
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
const practice = { numbers: ['+902320000012'], isInvented: true };

/** Whether the check rejects a text in a body. */
const rejects = (text: string) =>
  checkTexts(file(text), practice).findings.some(({ message }) => /^the (?:fee|success rate|telephone)/.test(message));

const verify = (path: string, text: string) => fileErrors(path, () => new TextEncoder().encode(text), practice.numbers);

const html = (text: string) => `<p>${text}</p>`;
const spoil = (text: string) => text.replaceAll(/(?<!&#x?[\da-f]*)\d(?=\d)/g, '$&<b></b>');

it.each(Object.entries(DISGUISES))('nothing forbidden passes the check or the build in %s', (_name, disguise) => {
  const written = SAID.map(disguise);
  expect(written.filter((text) => !rejects(text))).toEqual([]);
  const passes = (path: string, text: string) => verify(path, text).length === 0;
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
  for (const name of ['none', 'named spaces', 'numbered characters', 'referenced marks']) {
    const written = SAID.map(DISGUISES[name]!).map(write);
    expect(written.filter((text) => verify('/a.html', text).length === 0)).toEqual([]);
    const feed = (text: string) => `<rss><item>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</item></rss>`;
    expect(written.map(feed).filter((text) => verify('/a.xml', text).length === 0)).toEqual([]);
  }
});

it('every reference that browsers know is read', () => {
  for (const text of ['Ücret 50 &euro; kadardır.', 'Ba&scedil;ar&imath; oran&imath; &percnt;95 kadardır.'])
    expect(verify('/a.html', `<p>${text}</p>`), text).toHaveLength(1);
});

it('an answer is read after its question', () => {
  const findingsOf = (question: string, answer: string) =>
    checkTexts(
      { name: 'faq/bir.yaml', text: `questions:\n  - question: ${question}\n    answer: '${answer}'\n` },
      practice,
    ).findings.map(({ line, message }) => `${line} ${message.slice(0, 12)}`);
  expect(findingsOf('Kanal tedavisi başarılı olur mu?', '%95’tir.')).toEqual(['2 the success ']);
  expect(findingsOf('Muayene kaç gün sonra olur?', '1.500 TL tutar.')).toEqual(['3 the fee "1.5']);
});

it.each([
  ['/fiyat.HTM', '<p>Muayene 1.500 TL</p>'],
  ['/fiyat.MD', 'Muayene 1.500 **TL**'],
  ['/fiyat.ics', 'DESCRIPTION:Muayene 1.500 TL'],
])('a fee in a file of the practice is found: %s', (path, text) => {
  expect(verify(path, text)).toHaveLength(1);
});

it('columns are read with their names', () => {
  const table = '| İşlem | TL |\n| --- | --- |\n| Muayene | 1.500 |';
  expect(rejects(table)).toBe(true);
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
    !checkTexts({ name: 'drawings/bir.svg', text: drawing(text) }, practice).findings.some(({ message }) =>
      /^the (?:fee|success rate|telephone)/.test(message),
    );
  expect(SAID.filter(passes)).toEqual([]);
  expect(SAID.map(drawing).filter((text) => verify('/drawings/a.svg', text).length === 0)).toEqual([]);
});

it.each(TABLE.otherNumber)('a link that dials $to does not say "$says"', ({ to, says }) => {
  const { findings } = checkTexts(file(`Bu durumda [${says}](${to}).`), practice);
  expect(findings.filter(({ message }) => /dials/.test(message))).toMatchObject([{ line: 4, column: 12 }]);
});

it.each(TABLE.saysToCall)('a link that says to call dials the number: %s', (link) => {
  expect(checkTexts(file(`Bu durumda ${link}.`), practice).findings).toMatchObject([
    { line: 4, column: 12, severity: 'error', message: expect.stringMatching(/^this link says .* leads elsewhere/) },
  ]);
});

it('a title or a label does not say to call, since it is the words of a link to a page', () => {
  for (const [name, text] of [
    ['symptoms/bir.md', '---\ntitle: Şişlikte 112’yi arayın\n---\n'],
    ['triage.yaml', 'others:\n  to: faq/bir\n  label: Bunlarda da 112’yi arayın\n'],
  ] as const)
    expect(checkTexts({ name, text }, practice).findings, name).toMatchObject([
      { message: expect.stringContaining('leads elsewhere') },
    ]);
});

it.each(TABLE.may)('a link to $to may say "$says"', ({ to, says }) => {
  expect(checkTexts(file(`Bu durumda [${says}](${to}).`), practice).findings).toEqual([]);
});

it.each(TABLE.noPublicNumber)('a link does not dial a short number that is not public: %s', (link) => {
  const { findings } = checkTexts(file(`Bu durumda ${link} olur.`), practice);
  expect(findings).toMatchObject([{ severity: 'error', message: expect.stringContaining('no public number') }]);
});

it.each(TABLE.ofSomebodyElse)('a foreign number is found in an address, however it is written: %s', (href) => {
  expect(checkTexts(file(`Bizi [arayın](${href}).`), practice).findings).toMatchObject([
    { message: expect.stringContaining('the telephone number') as string },
  ]);
});

it.each([
  ['error', 'an invisible character (U+202E)', 'Diş&#x202E;eti'],
  ['error', 'an invisible character (U+200B)', 'Diş&#8203;eti'],
  ['error', 'write the character itself instead of "&euro;"', 'Elli &euro; tutar'],
])('an %s at its place: %s', (severity, message, text) => {
  const [finding] = checkTexts(file(text), practice).findings;
  expect(finding).toMatchObject({ severity, line: 4, message: expect.stringContaining(message) as string });
});
