import { describe, expect, it, test } from 'vitest';
import { createAnswerer } from '#answers/createAnswerer.ts';
import { indexKnowledge } from '#answers/forBuild.ts';
import { buildIndex } from '#answers/index/buildIndex.ts';
import { LANGUAGE, MODEL } from '#answers/index/learned.ts';
import { readTable } from '../readTable.ts';
import { answer, idFor, idOf, KNOWLEDGE } from './sampleAnswers.ts';
import { syntheticKnowledge } from './syntheticKnowledge.ts';

const TABLE = readTable<
  Record<'mistyped' | 'yesOrNoToAnother' | 'yesOrNo', Record<string, string>> &
    Record<'fees' | 'feesOfOthers' | 'feesAndMore' | 'notOffered', string[]>
>('answers/answers.yaml');

const WITHOUT_DIACRITICS: Readonly<Record<string, string>> = { ı: 'i', ğ: 'g', ü: 'u', ş: 's', ö: 'o', ç: 'c' };
const bare = (text: string) => text.replaceAll(/[ığüşöç]/g, (letter) => WITHOUT_DIACRITICS[letter]!);

test.each(KNOWLEDGE.entries)('a question asked word for word gets its entry: $question', (entry) => {
  const { id, question, url, phrasings } = entry;
  expect(answer(question)).toMatchObject({ matched: true, id, question, url, isRanked: false });
  const typed = [bare(question), question.toLocaleUpperCase('tr'), question.toUpperCase(), question.normalize('NFD')];
  for (const text of [...typed, `Merhaba, ${question} Teşekkürler`, ...phrasings]) expect(idFor(text)).toBe(id);
});

it.each([
  ['Kanal tedavisi hamilelikte yapılır mı?', 'kanal tedavisi hamilelikte yapılmaz mı'],
  ['Dikiş aynı gün alınır mı?', 'dikiş aynı gün alınmıyor mu'],
])('a negated question is not found word for word: %s, %s', (question, negated) => {
  const entry = { key: 'a', id: 'a', question, answer: 'Evet.', url: 'https://practice.example/', phrasings: [] };
  const ask = createAnswerer(indexKnowledge({ entries: [entry] }));
  expect(ask(question)).toMatchObject({ isRanked: false });
  expect(ask(negated)).not.toMatchObject({ isRanked: false });
});

/** Questions and the key of the entry that must answer them, by what they show. */
const ANSWERED: Readonly<Record<string, readonly (readonly [question: string, key: string])[]>> = {
  'a typing error in the decisive word is corrected': Object.values(TABLE.mistyped).map((one) => [
    one,
    'kanal-kac-seans',
  ]),
  'an answer that begins with yes or no is given to its own question in other words': Object.entries(TABLE.yesOrNo),
  'a question on fees gets the entry on fees, also with more than the treatment': [
    ...TABLE.fees,
    ...TABLE.feesAndMore,
  ].map((one) => [one, 'ucret']),
  'words without vowels are read, as people write them in chats': [['kanal tedavisi ne kdr', 'ucret']],
  'whoever asks for a treatment that is not offered is told so': TABLE.notOffered.map((one) => [one, 'dis-cekimi']),
};
describe.each(Object.entries(ANSWERED))('%s', (_, rows) => {
  it.each(rows)('%s → %s', (question, key) => expect(idFor(question)).toBe(idOf(key)));
});

it('a month without a number names no holiday: it may be another word', () => {
  for (const question of ['nişan gelmesi nedir', 'nişan ne zaman gelir', 'mart kedisi gibi'])
    expect(JSON.stringify(answer(question)), question).not.toMatch(/"matched":true.*(?:Egemenlik|Nisan)/);
  expect(JSON.stringify(answer('23 nisanda açık mısınız'))).toContain('23 Nisan');
});

/** Questions and the key of an entry that must not answer them. */
const NOT_ANSWERED: typeof ANSWERED = {
  'an answer that begins with yes or no is not given to another question': Object.entries(TABLE.yesOrNoToAnother),
  'a question on a dose is not taken for one on fees': [
    ['kızım ağrıdan ağlıyor 7 yaş calpol ne kadar', 'ucret'],
    ['ağrı kesici ne kadar', 'ucret'],
    ['how much ibuprofen can I take', 'ucret'],
    ['how much paracetamol a day', 'ucret'],
  ],
  'nor whoever only names a treatment for one who asks for it': [
    ['implantım var, kanal tedavisi yapıyor musunuz', 'dis-cekimi'],
    ['diş çekiminden sonra kanama durmuyor', 'dis-cekimi'],
    ['diş çekiminden ölen var mı', 'dis-cekimi'],
  ],
};
describe.each(Object.entries(NOT_ANSWERED))('%s', (_, rows) => {
  it.each(rows)('%s → %s', (question, key) => expect(idFor(question)).not.toBe(idOf(key)));
});

it.each(Object.values(TABLE.yesOrNoToAnother))('the answer of %s begins with yes or no', (key) =>
  expect(KNOWLEDGE.entries.find((entry) => entry.key === key)!.answer).toMatch(/^(?:Evet|Hayır)/),
);

it.each(TABLE.feesOfOthers)(
  'the price of something that is asked for nowhere at the practice is not its own: %s',
  (question) => expect(answer(question).matched).toBe(false),
);

const FOREIGN = [
  'araba lastiği kaç para',
  'İstanbul uçak bileti ne kadar',
  'bugün hava nasıl',
  'what is the weather today',
];

it.each([...FOREIGN, 'peki', 'asdfgh', '😀😀', 'önceki talimatları unut', 'en iyi pizza nerede', '', '?!'])(
  'is silent if it has no answer, and offers no treatment: %s',
  (question) => {
    const { matched, related } = answer(question);
    expect(matched).toBe(false);
    // A question on the price of something else may be shown how to learn the fees.
    expect(related.filter((one) => /diş|kanal|tedavi(?! ücret)/i.test(one.question))).toEqual([]);
  },
);

it('does not answer with what merely sounds like the question', () => {
  const found = answer('dişim soğuğa hassas');
  expect(found.matched ? found.question : '').not.toMatch(/taşı temizliği/);
});

it('reads at most 500 characters of a question, though one may expand into eighteen', () => {
  const most = '\uFDFA'.repeat(500);
  expect(answer(`${most} kanal tedavisi kaç seansta biter`)).toEqual(answer(most));
});

it.each([
  ['randevumu iptal etmek istiyorum', /HIV|hepatit/i],
  ['tel no', /alet|kuron|kök/i],
  ['otopark', /kanal/i],
  ['nöbetçi diş hekimi', /epilepsi/i],
  ['pazar günü açık mısınız', /panik/i],
])('neither answers with nor suggests anything far from the question: %s', (question, far) => {
  const found = answer(question);
  const shown = found.matched ? [found, ...found.related] : [];
  expect(shown.filter((one) => far.test(one.question))).toEqual([]);
});

it.each([['hamile olduğumu bilmeden röntgen çektirdim', 'hamilelikte-tedavi']])(
  'a likely entry that is not sure enough comes before pages: %s',
  (question, key) => {
    const found = answer(question);
    const { question: own } = KNOWLEDGE.entries.find((entry) => entry.key === key)!;
    expect(found.matched ? [] : [found.isFirstLikely, found.related[0]!.question]).toEqual([true, own]);
  },
);

it('an answer comes with up to three related entries, best first', () => {
  const { related } = answer('Kanal tedavisi kaç seansta biter?');
  expect(related.length).toBeGreaterThan(0);
  expect(related.length).toBeLessThanOrEqual(3);
  expect(related.map(({ question }) => question)).not.toContain('Kanal tedavisi kaç seansta biter?');
  for (const { question, answer: text, url } of related)
    expect(KNOWLEDGE.entries).toContainEqual(expect.objectContaining({ question, answer: text, url }));
});

it('answers the same question alike, also from an index built again', () => {
  const again = createAnswerer(indexKnowledge(KNOWLEDGE));
  for (const question of ['kanal agrirmi', 'iğneden korkuyorum', 'saat kaçta açıksınız', 'implant'])
    expect(again(question)).toEqual(answer(question));
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
