import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { fullCheck } from '#check/fullCheck.ts';
import { readWordList } from '#check/spelling/wordList.ts';
import type { Finding } from '#content/finding.ts';
import { TODO } from '#content/todo.ts';
import { vocabularyOf } from '#content/vocabulary.ts';
import { createContent } from '#scaffold/createContent.ts';
import { parseHours } from '#scaffold/practiceForm.ts';
import { readTemplate } from '#scaffold/template.ts';
import { chooseFolder } from '#scaffold/writeDrafts.ts';
import { emergencyOpening } from '#site/emergency/emergencyOpening.ts';
import { knowledgeOf } from '#site/knowledgeOf.ts';
import { serviceWords } from '#site/practice/serviceWords.ts';
import { loadContent } from '../load.ts';
import { newFolder } from '../newFolder.ts';
import { ANKA } from './anka.ts';

const TODAY = '2026-12-31';

let place: string;
let folder: string;
beforeEach(() => {
  place = newFolder();
  folder = join(place, 'anka');
});

/** The answers of `ANKA`, some of them replaced. */
const ankaWith = (changes: Readonly<Record<string, string>>) => ANKA.map((value) => changes[value] ?? value);
const make = (flags: readonly string[], into = folder) => createContent('practice', flags, into, TODAY);
/** The findings of what was made, but for texts that are still to be written. */
const mistakes = (findings: readonly Finding[]) => findings.filter(({ message }) => !message.startsWith('to do:'));

it.each([
  ...'goz-hastaliklari aile-hekimligi ebelik cocuk-hastaliklari dil-ve-konusma-terapisi kardiyoloji psikoloji'.split(
    ' ',
  ),
  ...'podoloji odyoloji ergoterapi endokrinoloji kadin-hastaliklari ortopedi uroloji'.split(' '),
])('creates a practice of %s that passes the check, with to-dos for unwritten texts', async (specialty) => {
  const { todos } = await make(ankaWith({ 'goz-hastaliklari': specialty }));
  const content = loadContent(folder);
  const found = await fullCheck(content, readWordList(folder), TODAY);
  expect(mistakes(found)).toEqual([]);
  expect(found).toHaveLength(todos);
  expect(todos).toBeGreaterThan(5);
  const site = content.site!;
  expect([site.practice.doctors.length, site.practice.openingHours.length]).toEqual([3, 4]);
  // Where to turn in an emergency.
  const urgent = site.pagesByPath.get(site.emergencyPath!)!;
  expect(urgent.markdown).toContain('tel:112');
  expect(emergencyOpening(urgent.blocks)).toBe('signs');
  const all = content.files.map(({ text }) => text).join('\n');
  expect(all).not.toMatch(/lodos|porsuk|endodonti|izmir|eskişehir|diş|fizyoterapi|0000-0002-1825-0097|10\.5555/i);
  // No YAML changes in two places when it is changed in one.
  expect(readFileSync(join(folder, 'practice.yaml'), 'utf8')).not.toMatch(/[&*]a\d/);
});

it('has signs, for 112 and for the same day, and questions of its own for every field but dentistry', () => {
  const fields = readTemplate('specialties.yaml').data as Record<string, Partial<Record<string, unknown>>>;
  const questions = readTemplate('questions.yaml').data as Record<string, readonly object[]>;
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(questions)));
  const without = Object.entries(fields).filter(
    ([name, { wording, emergency, sameDay }]) =>
      wording !== 'dental' && !(emergency && sameDay && questions[name]!.length > 1),
  );
  expect(without.map(([name]) => name)).toEqual([]);
});

it('puts names that the dictionary lacks on the word list, and nothing else', async () => {
  await make(ANKA);
  expect(existsSync(join(folder, 'spelling.txt'))).toBe(false);
  const other = join(place, 'other');
  await make(ankaWith({ Çankaya: 'Zorpaköyüt', Katarakt: 'Fotokeratom' }), other);
  expect(readFileSync(join(other, 'spelling.txt'), 'utf8')).toBe('Zorpaköyüt\nfotokeratom\n');
});

it('uses the words of the specialty, and accepts choices in any case', async () => {
  const flags = ankaWith({
    'Anka Göz Merkezi': 'Umut Psikoloji',
    'goz-hastaliklari': 'psikolog',
    Ankara: 'ANKARA',
    Katarakt: 'Bireysel terapi',
    'Göz tembelliği': 'Çift terapisi',
    'Göz kuruluğu': 'Aile terapisi',
    'Prof. Dr. Ece Numune | Göz hastalıkları uzmanı': 'Uzm. Psk. Ece Numune | Klinik psikolog',
    'Doç. Dr. Mert Deneme | Göz hastalıkları uzmanı': 'Uzm. Psk. Mert Deneme | Klinik psikolog',
    'Op. Dr. Su Örnek | Göz hastalıkları uzmanı': 'Psk. Su Örnek | Psikolog',
  });
  await make(flags);
  const { files, site, findings } = loadContent(folder);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const all = files.map(({ text }) => text).join('\n');
  expect(all).not.toMatch(/muayene|hekim|klini[kğ](?! psikolog| psikoloji)/i);
  expect(all).toMatch(/ilk görüşme/);
  expect(serviceWords(site!.practice).main).toBe('Hizmetler');
  expect(vocabularyOf(site!.practice).professionals).toBe('Psikologlar');
  expect(site?.practice.address.addressRegion).toBe('Ankara');
});

it('writes of an appointment system, if there is one, wherever it says how to book', async () => {
  await make([...ANKA, '--online', 'https://randevu.example/anka', '--messages', '0312 000 00 12']);
  const { site, findings } = loadContent(folder);
  expect(mistakes(findings)).toEqual([]);
  expect(site!.practice.booking).toMatchObject({
    online: 'https://randevu.example/anka',
    instructions: expect.stringContaining('made at https://randevu.example/anka.') as string,
  });
  for (const path of ['/', '/iletisim'])
    expect(site!.pagesByPath.get(path)!.markdown).toMatch(
      /randevu sistemimizi kullanın, mesaj yazın ya da telefon edin/i,
    );
});

it('takes no postcode of another province, and no hours that are none', async () => {
  const wrong = { Ankara: 'ankara', '06690': '35220' };
  await expect(make(ankaWith(wrong))).rejects.toThrow(/35220 is a postcode of İzmir; those of Ankara begin with 06/);
  await expect(make(ankaWith({ 'Cmt 10:00-14:00': 'Cmt 10-14' }))).rejects.toThrow(
    /--hours.*must be open days and times.* found "Cmt 10-14"/,
  );
  expect(readdirSync(place)).toEqual([]);
});

it('suggests the specialty of a profession', async () => {
  const wrong = make(ankaWith({ 'goz-hastaliklari': 'Kardiyolog' }));
  await expect(wrong).rejects.toThrow(/^--specialty is not in the list; did you mean "kardiyoloji"/);
});

it('creates a practice of an unlisted specialty, and asks for what it cannot know', async () => {
  const own = ankaWith({ 'goz-hastaliklari': 'Uyku danışmanlığı' });
  await expect(make(own)).rejects.toThrow(
    /^--specialty is not in the list.* give --english, --schemaType, --schemaSpecialty, --wording, too; [^\n]*$/,
  );
  const more = [
    '--english',
    'Sleep counselling',
    '--schemaType',
    'MedicalBusiness',
    '--schemaSpecialty',
    'SpeechPathology',
  ];
  await make([...own, ...more, '--wording', 'therapy']);
  const { site, findings } = loadContent(folder);
  expect(mistakes(findings)).toEqual([]);
  expect(site!.practice.specialty.tr).toBe('Uyku danışmanlığı');
  const urgent = readFileSync(join(folder, 'treatments/acil-durum.md'), 'utf8');
  expect(urgent).toMatch(/YAZILACAK: mesleğinizin .* Dil ve konuşma terapisi alanınındır/);
  expect(urgent).toContain('(trakeostomi)');
  expect(site!.pagesByPath.get('/')!.markdown).toContain('## Hizmetler\n');
});

it('answers no question with a text that is still to be written', async () => {
  await make(ANKA);
  const { site } = loadContent(folder);
  expect(site!.faq.length).toBeGreaterThan(0);
  expect(knowledgeOf(site!).entries.filter(({ answer }) => answer.includes(TODO))).toEqual([]);
});

it('marks texts that only the practice can write, and cuts none off', async () => {
  const longest = ankaWith({ 'Anka Göz Merkezi': 'Anka Göz ve Göz Kapağı Sağlığı Merkezimiz'.slice(0, 40) });
  await make(longest);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:md|yaml)$/.test(name),
  );
  for (const name of files) expect(readFileSync(join(folder, name), 'utf8'), name).not.toContain('…');
  const todos = loadContent(folder).findings.map(({ file, field }) => `${file} ${field}`);
  expect(todos).toEqual(
    expect.arrayContaining(['practice.yaml description', 'practice.yaml paymentAccepted[0]', 'pages/home.md headline']),
  );
});

it('reports all wrong flags at once, and writes nothing', async () => {
  const flags = ankaWith({ Ankara: 'Ankra', 'goz-hastaliklari': 'goz hastaliklar', 'Göz kuruluğu': 'KATARAKT' });
  const wrong = await make(flags).catch(String);
  expect(wrong).toMatch(/--province must be one of 81 names, found the text "Ankra"; did you mean "Ankara"/);
  expect(wrong).toMatch(/--service lists one service twice/);
  await expect(make(ANKA.slice(2))).rejects.toThrow(/--name is missing/);
  expect(readdirSync(place)).toEqual([]);
});

it('does not touch an existing folder', async () => {
  await expect(make(ANKA, place)).rejects.toThrow(/exists already/);
  expect(readdirSync(place)).toEqual([]);
});

it('makes no practice where a build or a package would replace it', async () => {
  await expect(make(ANKA, 'dist/anka')).rejects.toThrow(/no place for content/);
  expect(existsSync('dist/anka')).toBe(false);
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
  writeFileSync(env, 'CONTENT_DIR=bir\nKEY="a\n\nb"\n');
  chooseFolder(env, 'iki');
  expect(parseEnv(readFileSync(env, 'utf8'))).toEqual({ CONTENT_DIR: 'iki', KEY: 'a\n\nb' });
  for (const name of ['c2\nEVIL=1', '\'"`'])
    expect(() => chooseFolder(env, name)).toThrow(/cannot be written to \.env/);
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
    'Pzt-Çar-Cum 09:00-12:00',
  ])
    expect([line, read(line)]).toEqual([line, undefined]);
});
