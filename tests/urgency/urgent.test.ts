import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { URGENT_TABLES } from '../../src/urgency/allTables.ts';
import { createEvidence, createRecogniser } from '../../src/urgency/recognise.ts';
import type { MoreWords } from '../../src/urgency/recogniser.ts';
import { LEXICON } from '../../src/urgency/lexicon/lexicon.ts';
import { SAME_DAY } from '../../src/urgency/signs/sameDay.ts';
import { SIGNS } from '../../src/urgency/signs/signs.ts';
import { createUrgent } from '../../src/urgency/urgent.ts';
import { mayWait } from '../../src/urgency/response.ts';

const recognise = createRecogniser();

const questions = (file: string) =>
  Object.values(parse(readFileSync(`tests/urgency/${file}.yaml`, 'utf8')) as Record<string, string[]>).flat();

const stranger = (writer: number) =>
  parse(readFileSync(`scripts/urgency/train/writers/${writer}.yaml`, 'utf8')) as Record<
    'emergencies' | 'none',
    Record<string, string[]>
  >;

const share = (texts: readonly string[]) => texts.filter((text) => recognise(text)).length / texts.length;

it.each([
  'i cant stand the pain',
  "can't stand this pain",
  'i cant sleep because of tooth pain',
  'dayanamıyorum',
  'dayanamıyorum artık',
])('pain that is told alone is none, however it sounds: %s', (question) => expect(recognise(question)).toBeUndefined());

it.each([
  ['i cant stand the pain in my chest', 'heart'],
  ['i cant live with this pain anymore i want to die', 'selfharm'],
])('with what makes it one, it is: %s', (question, kind) => expect(recognise(question)).toBe(kind));

it('recognises emergencies', () => {
  const all = questions('emergencies');
  expect(all.length).toBeGreaterThan(350);
  expect(share(all)).toBeGreaterThanOrEqual(0.99);
});

it('is silent about what only sounds like one', () => {
  const all = questions('near-misses');
  expect(all.length).toBeGreaterThan(250);
  expect(share(all)).toBeLessThanOrEqual(0.04);
});

it.each([1, 2, 3])('recognises what stranger %i wrote, and what only sounds like it', (writer) => {
  const { emergencies, none } = stranger(writer);
  const { ordinary = [], ...others } = none;
  expect(share(Object.values(emergencies).flat())).toBeGreaterThanOrEqual(0.99);
  expect(share(ordinary)).toBeLessThanOrEqual(0.01);
  expect(share(Object.values(others).flat())).toBeLessThanOrEqual(0.05);
});

it.each([
  ['ağrım yok ama dilimin altı şişti', 'swallowing'],
  ['nefes alabiliyorum ama dilim şişiyor', 'swallowing'],
  ['astımım var nefes alamıyorum', 'airway'],
  ['dişimi fırçaladım kanama durmuyor', 'bleeding'],
  ['felçli annem yutamıyor', 'swallowing'],
  ['göğsüm sıkışıyor çenem ağrıyor', 'heart'],
  ['kolum uyuştu ağzım yamuldu', 'stroke'],
  ['8 tane parol içtim', 'overdose'],
  ['çocuğum gargarayı içti', 'poison'],
  ['kırılan diş parçasını nefesime kaçırdım', 'aspiration'],
  ['dişim apse yapmış ateşim var', 'fever'],
  ['babam bilinci yerinde değil', 'general'],
  ['oksijeni 85 gösteriyor', 'airway'],
  ['5 gram parasetamol içtim', 'overdose'],
  ['I took 14 paracetamol tablets', 'overdose'],
  ['hamileyim kanamam var', 'general'],
  ['klorak içti çocuk', 'poison'],
  ['annem ölüyor', 'general'],
  ["my tongue is swelling and I can't swallow", 'swallowing'],
  ['göğsüm ağrıyor dişten olabilir mi', 'heart'],
  ['augmentin içtim nefes alamıyorum yüzüm şişti', 'allergy'],
  ['çenem ağrıyor göğsüm sıkışıyor nefes alamıyorum', 'heart'],
  ['30 tane parol içtim bana yazın', 'overdose'],
  ['yüzüm şişti ateşim çıktı lütfen cevap yazın', 'fever'],
  ['geçen yıl kanal tedavisi oldum, bugün yüzüm şişti gözüm kapandı', 'swelling'],
  ['bayıldım', 'faint'],
  ['bayılacak gibiyim', 'faint'],
  ['ayağa kalktım gözlerim karardı bayılıyorum', 'faint'],
  ['bayılacak gibiyim göğsüm sıkışıyor', 'heart'],
  ['bayıldı uyanmıyor', 'general'],
  ['ağzım açılmıyor', 'lockjaw'],
  ['çenem kilitlendi', 'lockjaw'],
  ['ağzım açılmıyor yutkunamıyorum', 'swallowing'],
  ['ağzım uyuştu', 'numbness'],
  ['dilim birden uyuştu', 'numbness'],
  ['ağzım uyuştu kolum tutmuyor', 'stroke'],
  ['şeker hastasıyım yüzüm şiş', 'swelling'],
  ['yüzüm şişti ateşim yok', 'swelling'],
  ['my cheek is swollen', 'swelling'],
  ['my cheek is swollen but I have no fever', 'swelling'],
  ['swollen cheek and fever', 'fever'],
  ['swollen face no fever', 'swelling'],
  ['şeker hastasıyım yüzüm şişti ateşim var', 'fever'],
  ['yanlışlıkla 3 parol içtim', 'overdose'],
  ['yanlışlıkla çamaşır suyu içtim', 'poison'],
])('a denial, an illness or a story takes back no other sign: %s', (text, kind) => expect(recognise(text)).toBe(kind));

it.each([
  'yüzüm şişmedi, nefes de alıyorum',
  'ne yüzüm şişti ne de ateşim çıktı',
  'ateşim yok şişlik yok',
  'geçen yıl dişim yerinden çıkmıştı',
  'apse nefesi keser mi',
  'nefes alamazsam diye korkuyorum',
  'rüyamda dişim yerinden çıktı',
  'zamlar boğuyor bizi',
  'oksijen 97',
  'I choked on a crown last year, is that normal',
])('what is denied, long ago, asked in general or feared is no sign: %s', (text) =>
  expect(recognise(text)).toBeUndefined(),
);

it.each(['acil', 'Acil yardım!', '112 arayayım mı', 'ambulans', 'ambulans çağırın lütfen', 'imdat'])(
  'a bare cry for help is urgent: %s',
  (text) => expect(recognise(text)).toBe('general'),
);

it.each(['acil randevu', 'acil diş hekimi', 'acil servis var mı', 'yardımcı olur musunuz', 'ambulansınız var mı'])(
  'what is wanted soon is no cry for help: %s',
  (text) => expect(recognise(text)).toBeUndefined(),
);

it('a practice adds words of its field, and its own pages', () => {
  const urgent = createUrgent(
    {
      page: 'https://practice.example/acil',
      pages: { aspiration: 'https://practice.example/yutulan-parca' },
      words: { objects: ['Lens'] },
    },
    URGENT_TABLES,
  );
  expect(urgent('lensim boğazımda kaldı')).toMatchObject({
    call: '112',
    url: 'https://practice.example/yutulan-parca',
  });
  expect(urgent('nefes alamıyorum')).toMatchObject({ call: '112', url: 'https://practice.example/acil' });
  const found = (more: MoreWords) => createEvidence(more)('lensim boğazımda kaldı').found;
  expect(found({ piece: ['lens'] })).toContain('aspiration');
  expect(found({})).not.toContain('aspiration');
});

it('what may wait until the same day is told of signs that there are', () => {
  expect([...SAME_DAY].filter((sign) => !Object.values(SIGNS).flat().includes(sign))).toEqual([]);
});

it('takes time in proportion to a question, however it is made', () => {
  for (const word of ['nefes al ', 'dis cikti ', 'ne ', 'sisti ', 'aaaaaaaa ', 'kan dur ', 'bogz ', 'sisdi', 'yutkn']) {
    const question = word.repeat(500).slice(0, 500);
    recognise(question);
    const times = Array.from({ length: 5 }, () => {
      const started = performance.now();
      recognise(question);
      return performance.now() - started;
    });
    expect(Math.min(...times), word).toBeLessThan(5);
  }
});

it('no class of words is in two groups of the lexicon', async () => {
  const folder = new URL('../../src/urgency/lexicon/', import.meta.url);
  const groups = readdirSync(folder).filter((name) => !['lexicon.ts', 'stems.ts', 'compounds.ts'].includes(name));
  const modules = await Promise.all(groups.map((name) => import(new URL(name, folder).href)));
  const classes = modules.flatMap((module) => Object.values(module as Record<string, object>).flatMap(Object.keys));
  expect(classes.toSorted()).toEqual(Object.keys(LEXICON).toSorted());
});

it.each([
  ['bayılacak gibiyim', /sırtüstü yatın.*bacakları yükseltin/, /kalp krizi|oturun/i],
  ['ağzım açılmıyor', /Bunlar yoksa da aynı gün bir diş hekimine/, /dil|boğaz/],
  ['ağzım uyuştu', /iğnesi yapılmadıysa.*Diş iğnesinden sonra/, undefined],
  ['yüzüm şişti', /Bunlar yoksa da aynı gün/, undefined],
  ['yanlışlıkla 3 parol içtim', /^İlaç fazla alındıysa/, /göze|cilde/],
])('says what fits the words, and nothing that was not said: %s', (question, says, never) => {
  const urgent = createUrgent(
    { page: 'https://practice.example/acil', pages: {}, words: {} },
    URGENT_TABLES,
  )(question)!;
  expect(urgent.message).toMatch(says);
  if (never) expect(urgent.message).not.toMatch(never);
  expect(mayWait(urgent)).toBe(/aynı gün bir diş hekimine/.test(urgent.message));
});

it('the words of a class are apart: a long list that is put together keeps its spaces', () => {
  for (const name of ['aprol', 'xanax'])
    expect(
      createEvidence()(`${name} yuttum`)
        .words.find(({ text }) => text === name)
        ?.marks.has('pill'),
    ).toBe(true);
});
