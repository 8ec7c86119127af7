import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everythingWrong } from '../../src/check/everything.ts';
import { readWordList } from '../../src/check/wordList.ts';
import { begin } from '../../src/scaffold/begin.ts';
import { KINDS } from '../../src/scaffold/kinds.ts';
import { loadContent } from '../../src/build/load.ts';

const TODAY = '2026-12-31';

/** A description of a length that will do, different for every number. */
const words = (n: number) =>
  `Bu sayfa ${n} numaralı örnektir; tedavinin nasıl yapıldığını, ne zaman gerektiğini ve sonrasında nelere dikkat edileceğini anlatır.`;
const pages = (names: readonly string[]) =>
  names.flatMap((name, index) => [
    '--page',
    `${name} | Örnek sayfa ${index + 100} | ${words(index + 100)} | Bu yol açıktır.`,
  ]);
const opening = ['--title', 'Örnek bir başlık', '--description', words(1)];
const paragraph = ['--text', 'Bu bir örnek paragraftır.'];

const SERVICES = ['apikal-cerrahi', 'kanal-tedavisi', 'kanal-tedavisi-yenileme', 'vital-pulpa-tedavisi'];

let folder: string;
const places = () => readdirSync(join(folder, 'neighborhoods')).map((name) => name.replace('.md', ''));
const text = (file: string) => readFileSync(join(folder, file), 'utf8');
const tree = () => readdirSync(folder, { recursive: true }).map(String).toSorted();

/** Begins new content with these lines typed; the lines said come back with the files. */
async function type(args: readonly string[], typed: readonly string[] = []) {
  const said: string[] = [];
  const left = [...typed];
  const files = await begin(args, folder, TODAY, {
    say: (line) => said.push(line),
    hear: (prompt) => {
      said.push(prompt);
      return Promise.resolve(left.shift());
    },
  });
  return { files, said, left };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drafts-'));
  cpSync('content', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const FLAGS: Readonly<Record<string, () => string[]>> = {
  post: () => [...opening, ...paragraph, '--keyword', 'örnek', '--service', 'kanal-tedavisi'],
  question: () => [
    '--category',
    'acil-durumlar',
    '--question',
    'Bu bir örnek mi?',
    '--answer',
    'Evet, bu bir örnektir.',
  ],
  category: () => [...opening, '--question', 'Bu bir örnek mi?', '--answer', 'Evet, bu bir örnektir.'],
  neighborhood: () => [
    '--name',
    'Güzelbahçe',
    ...opening,
    ...paragraph,
    '--way',
    'bus | Otobüsle gelinir.',
    '--words',
    'Güzelbahçe',
    ...pages(SERVICES),
  ],
  service: () => [
    ...opening,
    ...paragraph,
    '--short',
    'Örnek',
    '--procedure',
    'Örnek',
    '--step',
    'Bir | İlk adım.',
    '--step',
    'İki | Son adım.',
    ...pages(places()),
  ],
  treatment: () => [...opening, ...paragraph, '--short', 'Örnek'],
  symptom: () => [
    ...opening,
    ...paragraph,
    '--now',
    'Bekleyin.',
    '--emergency',
    'Nefes darlığı varsa',
    '--same-day',
    'Ateş varsa',
  ],
  comparison: () => [
    ...opening,
    ...paragraph,
    '--option',
    'Bir',
    '--option',
    'İki',
    '--row',
    'Süre | uzun | kısa',
    '--row',
    'Ağrı | az | çok',
  ],
  technique: () => [...opening, ...paragraph],
};

describe('npm run new', () => {
  it('knows every kind in this test', () => {
    expect(Object.keys(FLAGS)).toEqual(Object.keys(KINDS));
  });

  it.each(Object.keys(KINDS))('begins a %s that passes the whole check', { timeout: 30_000 }, async (kind) => {
    const { files } = await type([kind, ...FLAGS[kind]!()]);
    expect(await everythingWrong(loadContent(folder), readWordList(folder), TODAY)).toEqual([]);
    for (const file of files) expect(text(file)).toContain(TODAY);
    expect(tree().filter((name) => /(^|\/)\./.test(name))).toEqual([]);
  });

  it('never writes over a file, and then writes none', async () => {
    await type(['technique', ...FLAGS['technique']!()]);
    const [before, file] = [tree(), 'techniques/ornek-bir-baslik.md'];
    writeFileSync(join(folder, file), 'Mine.\n');
    const again = ['technique', '--title', 'Örnek bir başlık', '--description', words(2), ...paragraph];
    await expect(type(again)).rejects.toThrow(/exists already|not pass/);
    expect(text(file)).toBe('Mine.\n');
    expect(tree()).toEqual(before);
  });

  it('asks again, at once, until an answer will do', async () => {
    const title = 'x'.repeat(61);
    const { files, said } = await type(
      [],
      ['technique', title, 'Örnek bir başlık', 'kısa', words(1), '', '1.500 TL tutar.', 'Bu bir örnektir.', ''],
    );
    expect(files).toEqual(['techniques/ornek-bir-baslik.md']);
    expect(said.filter((line) => /found 61|found 4|fee figure/.test(line))).toHaveLength(3);
  });

  it('puts a word that the editor says is right into the word list', async () => {
    await type(['technique', '--title', 'Örnek bir başlık', '--description', words(1)], ['Xyzzy kullanılır.', 'y']);
    expect(text('spelling.txt')).toMatch(/\nXyzzy\n$/);
  });

  it('writes nothing when the answers end before their time', async () => {
    const before = tree();
    await expect(type(['post'], ['Örnek bir başlık', words(1)])).rejects.toThrow(/--keyword is missing/);
    expect(tree()).toEqual(before);
  });

  it.each([
    [['technique', '--title', 'x'.repeat(61)], /--title must be at most 60/],
    [['post', ...opening, '--keyword', 'a', '--service', 'yok', ...paragraph], /--service must be one of/],
    [['technique', ...opening, '--text', 'Bunu 0532 123 45 67 bilir.'], /--text the telephone number/],
    [['technique', ...opening, '--text', 'Bu bir ornnek.'], /--text has words nobody knows: ornnek/],
    [['technique', ...opening, '--text', 'Bkz. [sayfa](/yok).', '--words', 'Bkz'], /no page has this address/],
    [
      ['comparison', ...opening, '--option', 'Bir', '--option', 'İki', '--row', 'Süre | uzun'],
      /--row is wanted 2 to 20 times/,
    ],
    [
      ['neighborhood', '--name', 'Konak', ...opening, ...paragraph, '--way', 'bus | x', ...pages(['kanal-tedavisi'])],
      /--page is missing for apikal-cerrahi/,
    ],
    [['blogpost'], /none of post, question/],
  ])('refuses %j', async (args, message) => {
    const before = tree();
    await expect(type(args as string[])).rejects.toThrow(message as RegExp);
    expect(tree()).toEqual(before);
  });

  it('adds a question without touching anything else of the file', async () => {
    const file = 'faq/acil-durumlar.yaml';
    const before = `# Ask the doctor first.\n${text(file).replace('questions:', 'questions: # in this order')}\n# The end.\n`;
    writeFileSync(join(folder, file), before);
    await type(['question', ...FLAGS['question']!(), '--phrasing', 'örnek mi']);
    const dated = before.replace(/lastReviewed: .*/, `lastReviewed: ${TODAY}`);
    const added =
      '  - key: bu-bir-ornek-mi\n    question: Bu bir örnek mi?\n    answer: Evet, bu bir örnektir.\n    phrasings:\n      - örnek mi\n';
    expect(text(file).replace(added, '')).toBe(dated);
    expect(text(file)).toContain(added);
  });
});
