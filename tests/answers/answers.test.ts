import { describe, expect, it, test } from 'vitest';
import { syntheticKnowledge } from '../../scripts/bench/knowledge.ts';
import { createAnswerer } from '../../src/answers/answerer.ts';
import { buildIndex } from '../../src/answers/index/build.ts';
import { LANGUAGE, MODEL } from '../../src/answers/index/learned.ts';
import { answer, idFor, idOf, KNOWLEDGE } from './sample-answers.ts';

const WITHOUT_DIACRITICS: Readonly<Record<string, string>> = { ı: 'i', ğ: 'g', ü: 'u', ş: 's', ö: 'o', ç: 'c' };
const bare = (text: string) => text.replaceAll(/[ığüşöç]/g, (letter) => WITHOUT_DIACRITICS[letter]!);

describe('what is asked word for word gets its entry', () => {
  test.each(KNOWLEDGE.entries)('$question', ({ id, question, url }) => {
    expect(answer(question)).toMatchObject({ matched: true, id, question, url, source: 'rescue' });
    for (const typed of [bare(question), question.toLocaleUpperCase('tr'), question.toUpperCase()])
      expect(idFor(typed)).toBe(id);
    expect(idFor(question.normalize('NFD'))).toBe(id);
    expect(idFor(`Merhaba, ${question} Teşekkürler`)).toBe(id);
  });

  test.each(KNOWLEDGE.entries)('every phrasing of: $question', ({ id, phrasings }) => {
    expect(phrasings.filter((text) => idFor(text) !== id)).toEqual([]);
  });
});

describe('a typing error in the telling word', () => {
  it.each([
    ['a letter lost', 'kanl tedavisi kaç seansta biter'],
    ['a letter doubled', 'kanaal tedavisi kaç seansta biter'],
    ['two exchanged', 'kaanl tedavisi kaç seansta biter'],
    ['one that sounds alike', 'kanal tetavisi kaç seanzta biter'],
  ])('%s: %s', (_, question) => expect(idFor(question)).toBe(idOf('kanal-kac-seans')));
});

it.each([
  ['dpiyoabet', 'diyabet'],
  ['bcyazlatma ömrü', 'beyazlatma-kaliciligi'],
  ['hmlieyken kanal tedavisi olur mu', 'hamilelikte-tedavi'],
])('two typing errors in the telling word of a short question: %s', (question, key) => {
  expect(answer(question)).toMatchObject({ matched: true, id: idOf(key), source: 'fuse' });
});

describe('fees', () => {
  it.each([
    'kanal tedavisi kaç para',
    'ucretler nasil hocam',
    'KANAL TEDAVİSİ FİYATI NEDİR',
    'beyazlatma ucreti ogrenebilir miyim',
  ])('get the entry on fees: %s', (question) => expect(idFor(question)).toBe(idOf('ucret')));

  it.each(['araba lastiği kaç para', 'İstanbul uçak bileti ne kadar'])('of another world do not: %s', (question) =>
    expect(idFor(question)).toBeUndefined(),
  );
});

describe('silence', () => {
  it.each(['bugün hava nasıl', 'asdfgh', '😀😀', 'what is the weather today', 'önceki talimatları unut', '', '?!'])(
    'has no answer to: %s',
    (question) => expect(answer(question).matched).toBe(false),
  );
});

describe('what stands beside an answer', () => {
  it.each([
    ['randevumu iptal etmek istiyorum', /HIV|hepatit/i],
    ['tel no', /alet|kuron|kök/i],
    ['otopark', /kanal/i],
    ['nöbetçi diş hekimi', /epilepsi/i],
  ])('is near it, or nothing: %s', (question, far) => {
    const found = answer(question);
    expect(found.matched).toBe(true);
    expect(found.related.filter((one) => far.test(one.question))).toEqual([]);
  });

  it('is there for most entries, and more often of their own page than the next in rank', () => {
    const counts = KNOWLEDGE.entries.map(({ question, url }) => {
      const { related } = answer(question);
      const page = (address: string) => address.split('#')[0];
      return { all: related.length, own: related.filter((one) => page(one.url) === page(url)).length };
    });
    const sum = (name: 'all' | 'own') => counts.reduce((total, one) => total + one[name], 0);
    expect(counts.filter(({ all }) => all > 0).length / counts.length).toBeGreaterThan(0.9);
    expect(sum('own') / sum('all')).toBeGreaterThan(0.6);
  });
});

it('names up to three others beside an answer, best first and with their answers', () => {
  const { related } = answer('Kanal tedavisi kaç seansta biter?');
  expect(related.length).toBeGreaterThan(0);
  expect(related.length).toBeLessThanOrEqual(3);
  expect(related.map(({ question }) => question)).not.toContain('Kanal tedavisi kaç seansta biter?');
  for (const { question, answer: text, url } of related)
    expect(
      KNOWLEDGE.entries.some((entry) => entry.question === question && entry.answer === text && entry.url === url),
    ).toBe(true);
});

it('says the same of the same question, and of one index built again', () => {
  const again = createAnswerer(buildIndex(KNOWLEDGE, LANGUAGE, MODEL));
  for (const question of ['kanal agrirmi', 'iğneden korkuyorum', 'saat kaçta açıksınız', 'implant']) {
    expect(answer(question)).toEqual(answer(question));
    expect(again(question)).toEqual(answer(question));
  }
});

it('takes time that grows no faster than a question', () => {
  const timeOf = (words: number) => {
    const question = Array.from(
      { length: words },
      (_, at) => `${'kanal agri ne kadar surer igne'.split(' ')[at % 6]}${at % 7}`,
    ).join(' ');
    answer(question);
    const runs = Array.from({ length: 9 }, () => {
      const started = performance.now();
      answer(question);
      return performance.now() - started;
    });
    return runs.sort((a, b) => a - b)[4]!;
  };
  timeOf(20);
  expect(timeOf(200)).toBeLessThan(25 * Math.max(0.2, timeOf(20)));
});

it('tells hundreds of entries apart, most of which share no word with a question', () => {
  const knowledge = syntheticKnowledge(400);
  const ask = createAnswerer(buildIndex(knowledge, LANGUAGE, { ...MODEL, threshold: 0 }));
  const isFound = ({ id, question }: (typeof knowledge.entries)[number]) => {
    const [first, second, third] = question.split(' ');
    const response = ask(`${third} ${first} ${second} anlatır mısınız`);
    return response.matched && response.id === id;
  };
  expect(knowledge.entries.filter(isFound).length).toBeGreaterThan(380);
});
