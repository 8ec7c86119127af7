import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkFile } from '#check/checkFile.ts';
import { readWordList } from '#check/spelling/wordList.ts';
import { readContent } from '#content/readContent.ts';
import { contentWith, findingsOf, parseEntries } from '../content/folder.ts';
import { contentOf } from '../load.ts';
import { newFolder } from '../newFolder.ts';
import { RUNS } from '../propertyRuns.ts';

const POST = 'posts/antibiyotik-ne-zaman-gerekir.md';
const post = contentWith({}).find(({ name }) => name === POST)!.text;

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
    ['addresses without end', 'http:'.repeat(40_000), /this word has more than 1,000 characters/],
  ])('is named by its file: %s', (_, body, message) => {
    const { entry, findings } = checkFile({ name: POST, text: `${post}\n\n${body}\n` });
    expect(entry).toBeUndefined();
    expect(findings).toMatchObject([{ file: POST, message: expect.stringMatching(message) }]);
  });
});

it('a page for emergencies that is gone is named once', () => {
  const files = contentWith({ 'practice.yaml': (text) => text.replace(/(?<=\n {2}emergency: ).*/, 'pages/yok') });
  const messages = contentOf(files)
    .findings.filter((one) => one.field === 'booking.emergency')
    .map(({ message }) => message);
  expect(messages).toEqual([expect.stringContaining('no content file "pages/yok" exists')]);
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
