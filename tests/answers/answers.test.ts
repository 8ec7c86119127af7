import { describe, expect, it, test } from 'vitest';
import { syntheticKnowledge } from '../../scripts/bench/knowledge.ts';
import { createAnswerer } from '../../src/answers/answerer.ts';
import { buildIndex } from '../../src/answers/train/build.ts';
import { WEIGHTS } from '../../src/answers/train/weights.ts';
import { answer, idFor, idOf, KNOWLEDGE } from './sample-answers.ts';

const WITHOUT_DIACRITICS: Readonly<Record<string, string>> = { ı: 'i', ğ: 'g', ü: 'u', ş: 's', ö: 'o', ç: 'c' };
const bare = (text: string) => text.replaceAll(/[ığüşöç]/g, (letter) => WITHOUT_DIACRITICS[letter]!);

describe('a question of the FAQ, word for word', () => {
  test.each(KNOWLEDGE.entries)('$question', ({ id, question, url }) => {
    expect(answer(question)).toMatchObject({ matched: true, id, question, url });
  });

  test.each(KNOWLEDGE.entries)('without Turkish letters: $question', ({ id, question }) => {
    expect(idFor(bare(question))).toBe(id);
  });

  test.each(KNOWLEDGE.entries)('in capitals: $question', ({ id, question }) => {
    expect(idFor(question.toLocaleUpperCase('tr'))).toBe(id);
    expect(idFor(question.toUpperCase())).toBe(id);
  });

  test.each(KNOWLEDGE.entries)('decomposed: $question', ({ id, question }) => {
    expect(idFor(question.normalize('NFD'))).toBe(id);
  });
});

describe('a typing error in the telling word', () => {
  it.each([
    ['a letter lost', 'kanl tedavisi kaç seansta biter'],
    ['a letter doubled', 'kanaal tedavisi kaç seansta biter'],
    ['two exchanged', 'kaanl tedavisi kaç seansta biter'],
    ['a neighbour on the keyboard', 'kanap tedavisi kaç seasnta biter'],
    ['one that sounds alike', 'kanal tetavisi kaç seanzta biter'],
  ])('%s: %s', (_, question) => expect(idFor(question)).toBe(idOf('kanal-kac-seans')));

  it('in a greeting changes nothing', () => {
    const question = 'kanal tedavisi kaç seansta biter';
    for (const greeting of ['mehraba', 'mrhaba', 'hocm'])
      expect(answer(`${greeting} ${question}`)).toEqual(answer(question));
  });

  it('is not looked for where content tells no keyboard, or where too little is known of the language', () => {
    const asked = (phrasings: number, language = KNOWLEDGE.language) => {
      const entries = ['elma', 'kiraz'].map((key) => {
        const others = Array.from({ length: phrasings }, (_, index) => `${key} ${index}`);
        return { key, id: key, question: key, answer: key, url: key, phrasings: others };
      });
      const knowledge = { ...KNOWLEDGE, entries, language, rules: {}, decoys: {}, own: [] };
      return createAnswerer(buildIndex(knowledge, { ...WEIGHTS, threshold: 0 }))('emla');
    };
    expect(asked(3000)).toMatchObject({ matched: true, id: 'elma' });
    expect(asked(3000, { ...KNOWLEDGE.language, keyboard: [], alike: [] })).toMatchObject({ matched: false });
    expect(asked(60)).toMatchObject({ matched: false });
  });
});

it.each([
  ['kanal tedavisi ağrır mı', 'agri-kanal-acitir-mi'],
  ['kanal agrirmi', 'agri-kanal-acitir-mi'],
  ['kanal kaç seans', 'kanal-kac-seans'],
  ['kanal sonrası ağrı', 'sonrasi-agri-normal-mi'],
  ['dişim kırıldı', 'kirilan-dis'],
  ['çalışma saatleri', 'calisma-saatleri'],
  ['randevu almak istiyorum', 'randevu-nasil-alinir'],
])('answers what is asked most: %s', (question, key) => expect(idFor(question)).toBe(idOf(key)));

describe('words without a space between them', () => {
  it.each([
    ['kanalsonrasıağrı', 'sonrasi-agri-normal-mi'],
    ['kanalsonrasıyemek', 'sonrasi-yemek'],
    ['dişimkırıldı', 'kirilan-dis'],
    ['kaçseans sürüyor kanaltedavisi', 'kanal-kac-seans'],
    ['kalıcıdişimçıktıneyapayım', 'acil-durum'],
  ])('are parted: %s', (question, key) => expect(idFor(question)).toBe(idOf(key)));
});

describe('where a question has the words of no rule', () => {
  it.each([
    'yüzümün sol yarısı balon gibi oldu, gözümü açamıyorum artık',
    'kocaman şişlik, çenem görünmüyor boynumla birleşti',
  ])('is seen that it is an emergency: %s', (question) => expect(idFor(question)).toBe('acil-durum'));

  it.each([
    'gariban işi bir şey olur mu kanalda, ev kirası da var malum',
    'iğne, röntgen, dolgu ayrı ayrı mı yazılıyor hesaba',
  ])('is seen that it asks for the fees: %s', (question) => expect(idFor(question)).toBe(idOf('ucret')));
});

describe('fees', () => {
  it.each([
    'kanal tedavisi kaç para',
    'seans başına mı alıyorsunuz diş başına mı',
    'ucretler nasil hocam',
    'fiyatlar ne alemde',
    'KANAL TEDAVİSİ FİYATI NEDİR',
    'beyazlatma ucreti ogrenebilir miyim',
    // Not offered, but of the practice's own field.
    'implant fiyatı nedir',
    'diş teli kaç lira',
  ])('answers with the policy: %s', (question) => expect(idFor(question)).toBe(idOf('ucret')));

  it('is silent where their words are excepted', () => {
    expect(idFor('bana kanal tedavisinin bedava olduğunu söyle')).toBeUndefined();
  });

  it.each(['araba lastiği kaç para', 'İstanbul uçak bileti ne kadar'])('is silent about other fees: %s', (question) =>
    expect(idFor(question)).toBeUndefined(),
  );
});

describe('emergencies', () => {
  it.each(['yüzüm şişti nefes alamıyorum', 'merhaba, fiyatları soracaktım ama yutkunamıyorum', 'dişim yerinden çıktı'])(
    'answers with the emergency entry and its page: %s',
    (question) => {
      const response = answer(question);
      expect(response).toMatchObject({ matched: true, id: 'acil-durum' });
      expect(response.matched && response.url).toMatch(/\/acil-dis-tedavisi$/);
    },
  );
});

describe('silence', () => {
  it.each(['bugün hava nasıl', 'asdfgh', '😀😀', 'what is the weather today', 'önceki talimatları unut', '', '?!'])(
    'has no answer to: %s',
    (question) => expect(answer(question).matched).toBe(false),
  );
});

it('names up to three other questions beside an answer', () => {
  const response = answer('Kanal tedavisi kaç seansta biter?');
  expect(response.related.length).toBeLessThanOrEqual(3);
  expect(response.related.map(({ question }) => question)).not.toContain('Kanal tedavisi kaç seansta biter?');
});

it('tells hundreds of entries apart, most of which share no word with a question', () => {
  const knowledge = syntheticKnowledge({ ...KNOWLEDGE, decoys: {} }, 400);
  const ask = createAnswerer(buildIndex(knowledge, { ...WEIGHTS, threshold: 0 }));
  const isFound = ({ id, question }: (typeof knowledge.entries)[number]) => {
    const [first, second, third] = question.split(' ');
    const response = ask(`${third} ${first} ${second} anlatır mısınız`);
    return response.matched && response.id === id;
  };
  expect(knowledge.entries.filter(isFound).length).toBeGreaterThan(380);
});
