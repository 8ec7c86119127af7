import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fullCheck } from '#check/fullCheck.ts';
import { readWordList } from '#check/spelling/wordList.ts';
import { createContent } from '#scaffold/createContent.ts';
import { DRAFT_KINDS } from '#scaffold/draftKinds.ts';
import { loadContent } from '../load.ts';
import { newFolder } from '../newFolder.ts';

const TODAY = '2026-12-31';
const FIXTURE = 'tests/fixtures/practice';

/** A description of a length that will do, different for every number. */
const words = (n: number) =>
  `Bu sayfa ${n} numaralı örnektir; tedavinin nasıl yapıldığını, ne zaman gerektiğini ve sonrasında nelere dikkat edileceğini anlatır.`;
const TITLE = 'Örnek bir başlık';
const opening = ['--title', TITLE, '--description', words(1), '--text', 'Bu bir örnek paragraftır.'];
const steps = ['--steps', 'Bir | İlk adım.', '--steps', 'İki | Son adım.'];

let folder: string;
const text = (file: string) => readFileSync(join(folder, file), 'utf8');
const tree = () => readdirSync(folder, { recursive: true }).map(String).toSorted();
const make = async (kind: string, ...flags: string[]) => (await createContent(kind, flags, folder, TODAY)).files;

beforeEach(() => {
  folder = newFolder();
  cpSync(FIXTURE, folder, { recursive: true });
  appendFileSync(join(folder, 'spelling.txt'), '\nBüyükdere\n');
});

const FLAGS: Readonly<Record<string, string[]>> = {
  post: [...opening, '--keywords', 'örnek', '--primaryService', 'ameliyat-sonrasi'],
  question: ['--category', 'egzersiz', '--question', 'Bu bir örnek mi?', '--answer', 'Evet, bu bir örnektir.'],
  neighborhood: [...opening, '--name', 'Büyükdere', '--transport', 'bus | Otobüsle gelinir.'],
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
  page: [...opening, '--listed', 'menu'],
};

describe('npm run new', () => {
  it('knows every kind in this test', () => {
    expect(['practice', ...Object.keys(FLAGS)]).toEqual(Object.keys(DRAFT_KINDS));
  });

  it('creates content of every kind that passes the whole check', async () => {
    const files: string[] = [];
    for (const [index, [kind, flags]] of Object.entries(FLAGS).entries()) {
      const own: Readonly<Record<string, string>> = { [TITLE]: `${TITLE} ${index}`, [words(1)]: words(index) };
      files.push(...(await make(kind, ...flags.map((flag) => own[flag] ?? flag))));
    }
    const found = await fullCheck(loadContent(folder), readWordList(folder), TODAY);
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(files.every((file) => text(file).length > 0)).toBe(true);
    expect(tree().filter((name) => /(^|\/)\./.test(name))).toEqual([]);
  });

  it('never overwrites a file, and then writes none', async () => {
    await make('treatment', ...FLAGS['treatment']!);
    const [before, file] = [tree(), 'treatments/ornek-bir-baslik.md'];
    writeFileSync(join(folder, file), 'Mine.\n');
    await expect(make('treatment', ...FLAGS['treatment']!.with(3, words(2)))).rejects.toThrow(/exists already/);
    expect(text(file)).toBe('Mine.\n');
    expect(tree()).toEqual(before);
  });

  it('reports everything the check finds with file, line and field, and writes nothing', async () => {
    const before = tree();
    const flags = ['--title', 'x'.repeat(61), '--primaryService', 'ameliyat-sonrsi', '--slug', 'yeni'];
    const wrong = await make('post', ...flags, '--text', 'Bu bir örnek, 0532 123 45 67.').catch(String);
    for (const says of [
      /posts\/yeni\.md:2:8 {2}title {2}must be at most 60/m,
      /posts\/yeni\.md:2:1 {2}description {2}is missing/m,
      /posts\/yeni\.md:2:1 {2}keywords {2}is missing/m,
      /posts\/yeni\.md:\d+:\d+ {2}body {2}the telephone number/m,
    ])
      expect(wrong).toMatch(says);
    const reference = make('post', ...FLAGS['post']!.with(-1, 'ameliyat-sonrsi'));
    await expect(reference).rejects.toThrow(/primaryService .*did you mean "ameliyat-sonrasi"/);
    expect(tree()).toEqual(before);
  });

  it('does not report earlier findings, though one may mean what is new', async () => {
    appendFileSync(
      join(folder, 'services/ameliyat-sonrasi.md'),
      '\n[Bir örnek](/ornek-bir-basligi), 0532 123 45 67.\n',
    );
    await expect(make('treatment', ...FLAGS['treatment']!)).resolves.toEqual(['treatments/ornek-bir-baslik.md']);
  });

  it.each([
    [['--keyword', 'a'], /Unknown option '--keyword'/],
    [['--title'], /'--title <value>' argument missing/],
    [['--title', 'a', '--title', 'b'], /--title is given twice/],
    [['stray'], /Unexpected argument 'stray'/],
  ])('rejects the flags %j, and writes nothing', async (flags, says) => {
    const before = tree();
    await expect(make('post', ...flags)).rejects.toThrow(says);
    expect(tree()).toEqual(before);
  });

  it('lists the flags of a kind if none is given', async () => {
    await expect(make('post')).rejects.toThrow(/^ {2}--title "…" {2}.*\(required\)$[^]*^ {2}--primaryService "…" /m);
    await expect(make('service')).rejects.toThrow(/^ {2}--steps "title \| text" .*; may be given several times/m);
  });

  it('suggests a kind and a category', async () => {
    await expect(make('servis')).rejects.toThrow(/did you mean "service"/);
    await expect(make('question', '--category', 'egzersz')).rejects.toThrow(/did you mean "egzersiz"/);
  });

  it('creates a category with its first question', async () => {
    const flags = FLAGS['question']!.map((flag) => (flag === 'egzersiz' ? 'beslenme' : flag));
    await expect(make('question', ...flags)).rejects.toThrow('a new one needs --title and --description');
    expect(await make('question', ...flags, ...opening.slice(0, 4))).toEqual(['faq/beslenme.yaml']);
    expect(text('faq/beslenme.yaml')).toMatch(/\norder: 3\nquestions:\n {2}- key: bu-bir-ornek-mi\n/);
  });

  it('adds a question in the column of the others', async () => {
    const file = 'faq/egzersiz.yaml';
    writeFileSync(
      join(folder, file),
      text(file)
        .replaceAll(/^ {2}- (?=key:)/gm, '  -   ')
        .replaceAll(/^ {4}(?=\S)/gm, '      '),
    );
    await make('question', ...FLAGS['question']!);
    expect(text(file)).toContain('\n  - key: bu-bir-ornek-mi\n');
  });

  it('adds a question without changing the rest of the file', async () => {
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
