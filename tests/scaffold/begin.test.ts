import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everythingWrong } from '../../src/check/everything.ts';
import { readWordList } from '../../src/check/wordList.ts';
import { begin } from '../../src/scaffold/begin.ts';
import { jsonSchemaOf } from '../../src/entries/jsonSchema.ts';
import { fieldsOf } from '../../src/scaffold/form.ts';
import { FLAGS_ONLY, KINDS } from '../../src/scaffold/kinds.ts';
import { loadContent } from '../../src/build/load.ts';

const TODAY = '2026-12-31';
const FIXTURE = 'tests/fixtures/practice';

/** A description of a length that will do, different for every number. */
const words = (n: number) =>
  `Bu sayfa ${n} numaralı örnektir; tedavinin nasıl yapıldığını, ne zaman gerektiğini ve sonrasında nelere dikkat edileceğini anlatır.`;
const opening = ['--title', 'Örnek bir başlık', '--description', words(1), '--text', 'Bu bir örnek paragraftır.'];
const steps = ['--steps', 'Bir | İlk adım.', '--steps', 'İki | Son adım.'];

let folder: string;
const text = (file: string) => readFileSync(join(folder, file), 'utf8');
const tree = () => readdirSync(folder, { recursive: true }).map(String).toSorted();
const make = async (kind: string, ...flags: string[]) => (await begin(kind, flags, folder, TODAY, undefined)).files;

/** Begins content of a kind at a terminal where these lines are typed; what is asked and found wrong comes back. */
async function type(kind: string, typed: readonly string[]) {
  const [said, left] = [[] as string[], [...typed]];
  const { files } = await begin(kind, [], folder, TODAY, {
    ask(message) {
      said.push(message);
      return Promise.resolve(left.shift());
    },
    say: (message) => void said.push(message),
  });
  return { files, said };
}

/** Names of the fields that somebody at a terminal is asked for. */
const askedOf = (kind: string) =>
  fieldsOf(jsonSchemaOf(KINDS[kind]!(loadContent(folder), TODAY).form))
    .map(({ name }) => name)
    .filter((name) => !FLAGS_ONLY.test(name));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scaffold-'));
  cpSync(FIXTURE, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const FLAGS: Readonly<Record<string, string[]>> = {
  post: [...opening, '--keywords', 'örnek', '--primaryService', 'ameliyat-sonrasi'],
  question: ['--category', 'egzersiz', '--question', 'Bu bir örnek mi?', '--answer', 'Evet, bu bir örnektir.'],
  category: [...opening.slice(0, 4), '--question', 'Bu bir örnek mi?', '--answer', 'Evet, bu bir örnektir.'],
  neighborhood: [...opening, '--name', 'Büyükdere', '--words', 'Büyükdere', '--transport', 'bus | Otobüsle gelinir.'],
  service: [...opening, ...steps, '--shortTitle', 'Örnek', '--procedureName', 'Örnek'],
  treatment: [...opening, '--shortTitle', 'Örnek'],
  symptom: [
    ...opening,
    '--doNow',
    'Bekleyin.',
    '--care.sameDay',
    'Ateş varsa',
    '--related',
    'services/ameliyat-sonrasi',
  ],
  comparison: [
    ...opening,
    '--options',
    'Bir',
    '--options',
    'İki',
    '--rows',
    'Süre | uzun | kısa',
    '--rows',
    'Ağrı | az | çok',
  ],
  technique: opening,
};

describe('npm run new', () => {
  it('knows every kind in this test', () => {
    expect(['practice', ...Object.keys(FLAGS)]).toEqual(Object.keys(KINDS));
  });

  it.each(Object.keys(FLAGS))('begins a %s that passes the whole check', async (kind) => {
    const files = await make(kind, ...FLAGS[kind]!);
    const found = await everythingWrong(loadContent(folder), readWordList(folder), TODAY);
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(files.every((file) => text(file).length > 0)).toBe(true);
    expect(tree().filter((name) => /(^|\/)\./.test(name))).toEqual([]);
  });

  it('writes the pages that a service has for each neighborhood, marked as still to be written', async () => {
    const files = await make('service', ...FLAGS['service']!);
    expect(files).toContain('service-neighborhoods/odunpazari/ornek-bir-baslik.md');
    expect(text('service-neighborhoods/odunpazari/ornek-bir-baslik.md')).toMatch(/^YAZILACAK:/m);
  });

  it('never writes over a file, and then writes none', async () => {
    await make('technique', ...opening);
    const [before, file] = [tree(), 'techniques/ornek-bir-baslik.md'];
    writeFileSync(join(folder, file), 'Mine.\n');
    await expect(make('technique', ...opening.with(3, words(2)))).rejects.toThrow(/exists already/);
    expect(text(file)).toBe('Mine.\n');
    expect(tree()).toEqual(before);
  });

  it('tells everything that is wrong at once, and writes nothing', async () => {
    const before = tree();
    const flags = ['--title', 'x'.repeat(61), '--primaryService', 'ameliyat-sonrsi', '--keyword', 'a'];
    const wrong = await make('post', ...flags, '--text', 'Bu bir ornnek, 0532 123 45 67.').catch(String);
    for (const says of [
      /--title must be at most 60/,
      /--primaryService .*did you mean "services\/ameliyat-sonrasi"/,
      /--keyword is no flag of this kind; did you mean --keywords/,
      /--description is missing/,
      /--keywords is missing/,
      /--text the telephone number/,
      /--words ".*ornnek"/,
    ])
      expect(wrong).toMatch(says);
    expect(tree()).toEqual(before);
  });

  it('says which kind was meant', async () => {
    await expect(make('servis')).rejects.toThrow(/did you mean "service"/);
  });

  it.each(['e', 'evet', 'y'])('asks again until an answer will do, and takes %j for yes', async (yes) => {
    const optional = askedOf('technique').indexOf('text') - 2;
    const typed = [
      ...['x'.repeat(61), 'Örnek bir başlık', 'kısa', words(1)],
      ...Array<string>(optional).fill(''),
      ...['1.500 TL tutar.', ''],
      // What only the check knows is asked for again at the end.
      ...['Bu pelkanın yeri.', yes],
    ];
    const { files, said } = await type('technique', typed);
    expect(files).toEqual(['techniques/ornek-bir-baslik.md']);
    expect(said.filter((line) => /found 61|found 4|the fee/.test(line))).toHaveLength(3);
    expect(text('spelling.txt')).toMatch(/\npelka\n$/);
  });

  it('asks again what only the whole check has something against, and keeps all else', async () => {
    expect(askedOf('symptom').slice(2, 4)).toEqual(['care.emergency', 'care.sameDay']);
    const { files, said } = await type('symptom', [
      ...['Örnek bir başlık', words(1), '', '', ''],
      ...['Bekleyin.', '', 'Bu bir örnektir.', ''],
      ...['', 'Ateş varsa', ''],
    ]);
    expect(said.filter((line) => /care {2}is missing/.test(line))).toHaveLength(1);
    expect(text(files[0]!)).toMatch(/sameDay:\n {4}- Ateş varsa\n/);
  });

  it('adds a question without touching anything else of the file', async () => {
    const file = 'faq/egzersiz.yaml';
    const before = `# Ask the doctor first.\n${text(file).replace('questions:', 'questions: # in this order')}\n# The end.\n`;
    writeFileSync(join(folder, file), before);
    await make('question', ...FLAGS['question']!, '--phrasings', 'örnek mi');
    const added =
      '  - key: bu-bir-ornek-mi\n    question: Bu bir örnek mi?\n    answer: Evet, bu bir örnektir.\n    phrasings:\n      - örnek mi\n';
    expect(text(file)).toContain(added);
    expect(text(file).replace(added, '')).toBe(before);
  });
});
