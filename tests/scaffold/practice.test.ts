import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allProblems } from '../../src/check/allProblems.ts';
import { readWordList } from '../../src/check/wordList.ts';
import { loadContent } from '../../src/content/load.ts';
import { createContent } from '../../src/scaffold/createContent.ts';
import { parseHours } from '../../src/scaffold/practiceForm.ts';
import { chooseFolder } from '../../src/scaffold/write.ts';
import { ANKA } from './anka.ts';
import { terminal } from './terminal.ts';

const TODAY = '2026-12-31';

let place: string;
beforeEach(() => void (place = mkdtempSync(join(tmpdir(), 'practice-'))));
afterEach(() => rmSync(place, { recursive: true, force: true }));

it('creates a practice that passes the check, with to-dos for unwritten texts', async () => {
  const folder = join(place, 'anka');
  const { todos } = await createContent('practice', ANKA, folder, TODAY);
  const content = loadContent(folder);
  const found = await allProblems(content, readWordList(folder), TODAY);
  expect(found.filter(({ message }) => !message.startsWith('to do:'))).toEqual([]);
  expect(found).toHaveLength(todos);
  expect(todos).toBeGreaterThan(5);
  const site = content.site!;
  expect([site.practice.doctors.length, site.practice.openingHours.length]).toEqual([3, 4]);
  // Where to turn in an emergency.
  expect(site.pagesByPath.get(site.pathOf(site.practice.booking.emergency))!.body).toContain('tel:112');
  const all = content.files.map(({ text }) => text).join('\n');
  expect(all).not.toMatch(/lodos|porsuk|endodonti|izmir|eskişehir|diş|fizyoterapi|0000-0002-1825-0097|10\.5555/i);
  // No YAML changes in two places when it is changed in one.
  expect(readFileSync(join(folder, 'practice.yaml'), 'utf8')).not.toMatch(/[&*]a\d/);
});

it('puts names that the dictionary lacks on the word list, and nothing else', async () => {
  const folder = join(place, 'anka');
  await createContent('practice', ANKA, folder, TODAY);
  expect(existsSync(join(folder, 'spelling.txt'))).toBe(false);
  const other = join(place, 'other');
  await createContent(
    'practice',
    ANKA.map((value) => ({ Çankaya: 'Zorpaköyüt', Katarakt: 'Fotokeratom' })[value] ?? value),
    other,
    TODAY,
  );
  expect(readFileSync(join(other, 'spelling.txt'), 'utf8')).toBe('Zorpaköyüt\nFotokeratom\n');
});

it('uses the words of the specialty, and accepts choices in any case', async () => {
  const folder = join(place, 'umut');
  const changed: Readonly<Record<string, string>> = {
    'Anka Göz Merkezi': 'Umut Psikoloji',
    'goz-hastaliklari': 'Psikoloji',
    Ankara: 'ANKARA',
    Katarakt: 'Bireysel terapi',
    'Göz tembelliği': 'Çift terapisi',
    'Göz kuruluğu': 'Aile terapisi',
    'Prof. Dr. Ece Numune | Göz hastalıkları uzmanı': 'Uzm. Psk. Ece Numune | Klinik psikolog',
    'Doç. Dr. Mert Deneme | Göz hastalıkları uzmanı': 'Uzm. Psk. Mert Deneme | Klinik psikolog',
    'Op. Dr. Su Örnek | Göz hastalıkları uzmanı': 'Psk. Su Örnek | Psikolog',
  };
  await createContent(
    'practice',
    ANKA.map((value) => changed[value] ?? value),
    folder,
    TODAY,
  );
  const { files, site, problems } = loadContent(folder);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const all = files.map(({ text }) => text).join('\n');
  expect(all).not.toMatch(/muayene|hekim|klini[kğ](?! psikolog| psikoloji)/i);
  expect(all).toMatch(/ilk görüşme/);
  expect(all).toMatch(/^servicesHeading: Hizmetler$/m);
  expect(site?.practice.address.addressRegion).toBe('Ankara');
});

it('asks again after a wrong line, and shows the command when the whole has an error', async () => {
  const folder = join(place, 'anka');
  const { ask, said } = terminal([
    ...['Anka Göz Merkezi', 'goz-hastalıkları', 'https://anka-goz.example'],
    ...['Dr. Ece Numune', 'Dr. Ece Numune | Göz hastalıkları uzmanı', ''],
    ...['ankara', 'Çankaya', 'Numune Caddesi No 8', '35220', '39.9030, 32.8600', '03120000056'],
    ...['Pzt-Cum 9-12', 'Pzt-Cum 09:00-12:00', '', '', '', 'Katarakt', 'Göz kuruluğu', ''],
  ]);
  const wrong = String(await createContent('practice', [], folder, TODAY, ask).catch(String));
  expect(said).toEqual(['must be (name | title)', expect.stringContaining('must be days and times')]);
  expect(wrong).toMatch(/35220 is a postcode of İzmir; those of Ankara begin with 06/);
  expect(wrong).toContain(
    `npm run new -- practice '${folder}' --name 'Anka Göz Merkezi' --specialty 'goz-hastalıkları'`,
  );
  expect(wrong).toContain("--postcode '35220'");
  expect(readdirSync(place)).toEqual([]);
});

it('creates a practice of an unlisted specialty, and asks for what it cannot know', async () => {
  const folder = join(place, 'uyku');
  const own = ANKA.map((value) => (value === 'goz-hastaliklari' ? 'Uyku danışmanlığı' : value));
  await expect(createContent('practice', own, folder, TODAY)).rejects.toThrow(
    /--english is required.*\n--schemaType is required.*\n--schemaSpecialty is required/,
  );
  const more = [
    '--english',
    'Sleep counselling',
    '--schemaType',
    'MedicalBusiness',
    '--schemaSpecialty',
    'PublicHealth',
  ];
  await createContent('practice', [...own, ...more, '--wording', 'therapy'], folder, TODAY);
  const { site, problems } = loadContent(folder);
  expect(problems.filter(({ message }) => !message.startsWith('to do:'))).toEqual([]);
  expect(site!.practice.specialty.tr).toBe('Uyku danışmanlığı');
  expect(site!.pagesByPath.get('/')!.body).toContain('## Hizmetler\n');
});

it('marks texts that only the practice can write, and cuts none off', async () => {
  const folder = join(place, 'anka');
  const longest = ANKA.map((value) =>
    value === 'Anka Göz Merkezi' ? 'Anka Göz ve Göz Kapağı Sağlığı Merkezimiz'.slice(0, 40) : value,
  );
  await createContent('practice', longest, folder, TODAY);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:md|yaml)$/.test(name),
  );
  for (const name of files) expect(readFileSync(join(folder, name), 'utf8'), name).not.toContain('…');
  const todos = loadContent(folder).problems.map(({ file, field }) => `${file} ${field}`);
  expect(todos).toEqual(
    expect.arrayContaining(['practice.yaml description', 'practice.yaml paymentAccepted[0]', 'pages/home.md headline']),
  );
});

it('reports all wrong flags at once, and writes nothing', async () => {
  const folder = join(place, 'anka');
  const flags = ANKA.map(
    (value) => ({ Ankara: 'Ankra', 'goz-hastaliklari': 'goz hastaliklar', 'Göz kuruluğu': 'KATARAKT' })[value] ?? value,
  );
  const wrong = await createContent('practice', flags, folder, TODAY).catch(String);
  expect(wrong).toMatch(/--province must be one of 81 names, found the text "Ankra"; did you mean "Ankara"/);
  expect(wrong).toMatch(/--service lists one service twice/);
  await expect(createContent('practice', ANKA.slice(2), folder, TODAY)).rejects.toThrow(/--name is missing/);
  const elsewhere = ANKA.map((value) => (value === '06690' ? '35220' : value));
  await expect(createContent('practice', elsewhere, folder, TODAY)).rejects.toThrow(/35220 is a postcode of İzmir/);
  expect(readdirSync(place)).toEqual([]);
});

it('does not touch an existing folder', async () => {
  await expect(createContent('practice', ANKA, place, TODAY)).rejects.toThrow(/exists already/);
  expect(readdirSync(place)).toEqual([]);
});

it('sets the folder in .env and keeps the other lines', () => {
  const env = join(place, '.env');
  chooseFolder(env, 'bir');
  expect(readFileSync(env, 'utf8')).toBe('CONTENT_DIR=bir\n');
  chooseFolder(env, 'iki');
  expect(readFileSync(env, 'utf8')).toBe('CONTENT_DIR=iki\n');
  for (const name of ['klinik #2', ' a ', "Ayşe'nin", 'C:\\new\\"x"', '$A=`b`', `"it's"`]) {
    chooseFolder(env, name);
    expect(parseEnv(readFileSync(env, 'utf8'))).toEqual({ CONTENT_DIR: name });
  }
  for (const name of ['c2\nEVIL=1', '\'"`']) expect(() => chooseFolder(env, name)).toThrow(/cannot stand in \.env/);
});

it('reads opening hours, and rejects lines without a day or a time', () => {
  const read = (line: string) => parseHours(line)?.map(({ days }) => days.length);
  expect(read('Pzt-Cum 09:00-12:00 13:00-18:00')).toEqual([5, 5]);
  expect(read('Paz 10:00-14:00')).toEqual([1]);
  for (const line of [
    'Pzt',
    '09:00-12:00',
    'Xyz 09:00-12:00',
    'Pzt 9-12',
    'Cum-Pzt 09:00-12:00',
    'Pzt-Xyz 09:00-12:00',
  ])
    expect([line, read(line)]).toEqual([line, undefined]);
});

it('says nothing of human medicine to those who bring animals, and begins with signs of their own', async () => {
  const folder = join(place, 'vet');
  const answers = ANKA.map((value) => (value === 'goz-hastaliklari' ? 'veteriner-hekimlik' : value));
  await createContent('practice', answers, folder, TODAY);
  const content = loadContent(folder);
  const found = await allProblems(content, readWordList(folder), TODAY);
  expect(found.filter(({ message }) => !message.startsWith('to do:'))).toEqual([]);
  const all = content.files.map(({ text }) => text).join('\n');
  expect(all).not.toMatch(/112|göğüste|kendinize|sizin için uygun|yakınmanız/i);
  expect(content.site!.urgent.signs).toEqual(expect.arrayContaining(['işeyemiyor', 'çikolata yedi']));
  expect(found.map(({ message }) => message).join()).toContain('otoparkı');
});
