import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkFile } from '#check/checkFile.ts';
import { fullCheck } from '#check/fullCheck.ts';
import { passagesOf } from '#check/passages.ts';
import { readWordList } from '#check/spelling/wordList.ts';
import { repeatedTextFindings } from '#check/texts/repeatedText.ts';
import { readContent } from '#content/readContent.ts';
import { contentWith, findingsOf, parseEntries } from '../content/folder.ts';
import { contentOf } from '../load.ts';
import { newFolder } from '../newFolder.ts';
import { RUNS } from '../propertyRuns.ts';

const POST = 'posts/antibiyotik-ne-zaman-gerekir.md';
const sources = contentWith({});
const post = sources.find(({ name }) => name === POST)!.text;

const MARKS = [
  ...['---\n', ': ', '- ', '&a ', '*a', '!!js/function x', '{', '[', '"', "'", '\t', '\0', '|', '>', '#', '?'],
  ...['<<: *a', '\u2028', '%YAML 9'],
];

/** The post with some of its characters replaced, taken away or added. */
const damaged = fc
  .array(
    fc.record({
      at: fc.nat(post.length - 1),
      length: fc.nat(40),
      put: fc.oneof(fc.constantFrom(...MARKS), fc.string({ unit: 'binary', maxLength: 20 })),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((cuts) => cuts.reduce((text, { at, length, put }) => text.slice(0, at) + put + text.slice(at + length), post));

describe('content that is broken in any way', () => {
  it('ends in findings with a place in the file, never in a throw', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const lines = text.split('\n').length;
        const found = parseEntries([{ name: POST, text }]).findings.filter((problem) => problem.file === POST);
        for (const { line, column, message } of found) {
          expect(line).toBeGreaterThan(0);
          expect(line).toBeLessThanOrEqual(lines + 1);
          expect(column).toBeGreaterThan(0);
          expect(message).not.toBe('');
        }
      }),
      RUNS,
    );
  });

  it.each([
    [
      'an alias bomb',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghi'
        .split('')
        .map((c, i) => `${c}: &${c} [${Array(9).fill(`*${'abcdefgh'[i]}`).join(',')}]`)
        .join('\n')}`,
    ],
    ['lists within lists', `related: ${'['.repeat(20_000)}`],
    ['keys within keys', '? '.repeat(4000)],
    ['maps within maps', Array.from({ length: 2000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['an endless line', `title: ${'a'.repeat(5_000_000)}`],
    ['a tag that names code', 'title: !!js/function "function () { return 1 }"'],
    ['the prototype', '__proto__: {title: x}\nconstructor: x'],
    ['the same field twice', 'title: a\ntitle: b'],
    ['two documents', 'title: a\n---\ntitle: b'],
  ])('is rejected in plain words: %s', (_, yaml) => {
    const findings = findingsOf(contentWith({ [POST]: `---\n${yaml}\n---\n` }));
    expect(findings.length).toBeGreaterThan(0);
    expect(new Set(findings.map(({ file }) => file))).toEqual(new Set([POST]));
    expect(({} as { title?: string }).title).toBeUndefined();
  });
});

describe('content beyond what can be read', () => {
  const NESTED = Array.from({ length: 2000 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n');

  it.each([
    ['ten million characters in one word', 'a'.repeat(10_000_000), /10,0\d\d,\d{3} characters/],
    ['ten million characters on one line', 'a '.repeat(5_000_000), /10,0\d\d,\d{3} characters/],
    ['quotations within quotations', '>'.repeat(2000), /nest the text less deeply/],
    ['lists within lists on one line', `${'- '.repeat(5000)}a`, /nest the text less deeply/],
    ['lists within lists', NESTED.slice(0, 200_000), /nest the text less deeply/],
    ['emphasis that never ends', '*a'.repeat(50_000), /Markdown characters/],
    ['emphasis of two kinds', '*a_'.repeat(30_000), /Markdown characters/],
    ['emphasis within words', '__a'.repeat(30_000), /Markdown characters/],
    ['tags that never end', '<a '.repeat(80_000), /Markdown characters/],
    ['signs that could begin a picture', '!'.repeat(200_000), /Markdown characters/],
    ['a word without end', 'a'.repeat(200_000), /this word has more than 1,000 characters/],
    ['numbers without end', '95'.repeat(400), /this number has more than 40 digits/],
    ['a number with what shows nothing', '1,\u00ad'.repeat(300), /this number has more than 40 digits/],
    ['a word of many letters', 'Ab'.repeat(400), /this word has more than 120 letters/],
    ['addresses without end', 'http:'.repeat(40_000), /this word has more than 1,000 characters/],
    ['empty lines without end', ' \n'.repeat(100_000), /1,000 spaces and empty lines/],
    ['a table of 20,000 columns', `${'|a'.repeat(20_000)}|\n${'|-'.repeat(20_000)}|`, /narrower/],
  ])('is named by its file: %s', (_, body, message) => {
    const { entry, findings } = checkFile({ name: POST, text: `${post}\n\n${body}\n` });
    expect(entry).toBeUndefined();
    expect(findings).toMatchObject([{ file: POST, message: expect.stringMatching(message) }]);
  });
});

it.each([
  ['a field', POST, post.replace(/(?<=\n)title: .*/, `title: ${'a '.repeat(2501)}b`), 'title', /shorten it, or/],
  [
    'what every page repeats',
    'practice.yaml',
    sources
      .find(({ name }) => name === 'practice.yaml')!
      .text.replace(/(?<=\n {2}message: ).*/, 'a '.repeat(501) + 'b'),
    'booking.message',
    /every page may repeat it/,
  ],
])('a text that would make every build slow is named by its field: %s', (_, name, text, field, message) => {
  const { entry, findings } = checkFile({ name, text });
  expect(entry).toBeUndefined();
  expect(findings).toMatchObject([{ severity: 'error', file: name, field, message: expect.stringMatching(message) }]);
});

describe('a file that is as hostile as a file can be', () => {
  const field = (name: string, text: string) => post.replace('---\n', () => `---\n${name}: ${text}\n`);
  const words = (count: number, word: (index: number) => string, between: string) =>
    Array.from({ length: count }, (_, index) => word(index)).join(between);
  const unknown = (index: number) =>
    `szcz${index.toString(10).replaceAll(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)]!)}`;

  it.each([
    [
      '20,000 unknown fields',
      field(
        'x',
        words(20_000, (index) => `\nf${index}: x`, ''),
      ),
      20,
    ],
    ['20,000 unknown fields on one line', field('x', `{${words(20_000, (index) => `f${index}: x`, ', ')}}`), 1],
    ['20,000 fields of one name', field('x', '1\na: x'.repeat(20_000)), 1],
    ['20,000 words that no dictionary has', `${post}\n\n${words(20_000, unknown, ' ')}`, 1000],
    ['ten million characters of such words', `${post}\n\n${'yanlızz sözz '.repeat(800_000)}`, 1],
    ['30,000 times the same such word', `${post}\n\n${'szczc '.repeat(30_000)}`, 1],
  ])('is checked in less than five seconds of processor time: %s', async (_, text, found) => {
    const file = { name: POST, text };
    const started = process.cpuUsage();
    const { findings } = checkFile(file);
    const content = { files: [file], entries: undefined, site: undefined, findings };
    const all = await fullCheck(content, readWordList('content'), '2026-01-01');
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1e6).toBeLessThan(5);
    expect(all).toHaveLength(found);
  });

  it('may name a page for emergencies that is gone', async () => {
    const files = contentWith({ 'practice.yaml': (text) => text.replace(/(?<=\n {2}emergency: ).*/, 'pages/yok') });
    const found = await fullCheck(contentOf(files), readWordList(''), '2026-12-31');
    const messages = found.filter((one) => one.field === 'booking.emergency').map(({ message }) => message);
    expect(messages).toEqual([expect.stringContaining('no content file "pages/yok" exists')]);
  });

  it('may repeat one sentence often, and takes no longer to check', () => {
    const sentence =
      'Tedaviden sonra ağrı birkaç gün sürer ve giderek azalır; artarsa ya da şişlik olursa aynı gün bizi arayın, gerekirse hemen görürüz.';
    const files = [POST, 'posts/baska.md'].map((name) => ({
      name,
      text: `${post}\n\n${`${sentence}\n\n`.repeat(1800)}`,
    }));
    const started = process.cpuUsage();
    expect(repeatedTextFindings(files.flatMap(passagesOf)).length).toBeGreaterThan(0);
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5);
  });
});

describe('characters that no text needs', () => {
  const UNWANTED = [
    ...'\u000B\u0007\u0085\u2028\u2029\u202E\u2066\uD800\uFFFE\u200B\u2060\uFEFF\u3164\u115F\uFFF9\u200E\u200F\uE000',
  ];

  it('are an error, in the body and in a field', () => {
    const line = post.split('\n').length + 2;
    for (const character of UNWANTED) {
      const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
      const text = `${post.replace(/^title: .*$/m, `title: "Diş\\u${code}apsesi"`)}\n\nDiş ${character}apsesi.\n`;
      const found = checkFile({ name: POST, text }).findings.filter(({ message }) => message.includes(`U+${code}`));
      expect(found, code).toMatchObject([
        { severity: 'error', file: POST, line: 2, field: 'title' },
        { severity: 'error', file: POST, line, column: 5, field: 'body' },
      ]);
    }
  });
});

describe('files that are not ordinary text', () => {
  let made: string;
  beforeEach(() => void (made = newFolder()));

  it('reads a byte order mark and CRLF as if they were not there', () => {
    writeFileSync(join(made, 'practice.yaml'), '\uFEFFname: x\r\nurl: y\r');
    expect(readContent(made)).toEqual({ files: [{ name: 'practice.yaml', text: 'name: x\nurl: y\n' }], findings: [] });
  });

  it.each([
    ['UTF-16', Buffer.from('\uFEFFname: diş', 'utf16le')],
    ['Latin-5', Buffer.from([0x64, 0x69, 0xfe])],
    ['bytes', Buffer.from([0xff, 0x00, 0xc3, 0x28])],
  ])('rejects %s by its name', (_, bytes) => {
    writeFileSync(join(made, 'practice.yaml'), bytes);
    expect(readContent(made).findings).toMatchObject([
      { file: 'practice.yaml', message: expect.stringContaining('UTF-8') },
    ]);
  });

  it('warns of more files than a build takes minutes for', () => {
    mkdirSync(join(made, 'posts'));
    for (let count = 0; count < 2000; count++) writeFileSync(join(made, 'posts', `p${count}.md`), '');
    expect(readContent(made).findings).toEqual([]);
    writeFileSync(join(made, 'practice.yaml'), '');
    expect(readContent(made).findings).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('2,001 files make a build take minutes') },
    ]);
  });

  it.each(['posts/a.md', 'photos/a.jpg', 'fonts/a.woff2'])('reads no file of gigabytes: %s', (name) => {
    mkdirSync(join(made, name, '..'));
    writeFileSync(join(made, name), '');
    truncateSync(join(made, name), 3e9);
    expect(readContent(made).findings).toMatchObject([{ file: name, message: expect.stringContaining('100 MB') }]);
  });

  it('rejects a name in another encoding', () => {
    writeFileSync(Buffer.from(`${made}/a\xff.md`, 'latin1'), '');
    expect(readContent(made).findings).toMatchObject([{ message: 'has a name that is not UTF-8; rename it' }]);
  });

  it('reads no pipe, and follows no symbolic link, to a file or to a folder', () => {
    mkdirSync(join(made, 'posts'));
    symlinkSync('/etc/passwd', join(made, 'posts', 'x.md'));
    symlinkSync('/etc', join(made, 'faq'));
    spawnSync('mkfifo', [join(made, 'spelling.txt')]);
    const { files, findings } = readContent(made);
    expect(files).toEqual([]);
    expect(findings.map(({ file }) => file)).toEqual(['faq', 'posts/x.md', 'spelling.txt']);
    expect(readWordList(made)).toEqual(readWordList(join(made, 'none')));
  });
});
