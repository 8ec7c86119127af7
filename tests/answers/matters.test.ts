import { describe, expect, it } from 'vitest';
import { createCovered } from '../../src/answers/covered.ts';
import { buildIndex } from '../../src/answers/index/build.ts';
import { LANGUAGE, MODEL } from '../../src/answers/index/learned.ts';
import { createFinder } from '../../src/answers/answerer.ts';

const covered = createCovered(
  [
    { entry: 0, keys: ['acik*', 'kaca kadar'], besides: ['cuma', 'bugun'] },
    { entry: 1, keys: ['randevu*', 'al* .. gun'], besides: ['al*', 'cuma'] },
  ],
  ['mi', 'var', 'klinik*'],
);
const entryFor = (question: string) => covered(question.split(' '));

describe('a question in the words of one matter', () => {
  it.each([
    ['cuma acik mi', 0],
    ['klinik bugun kaca kadar', 0],
    ['randevu alinir mi', 1],
  ])('asks for it: %s', (question, entry) => {
    expect(entryFor(question)).toBe(entry);
  });

  it.each([
    ['cuma', 'no key'],
    ['mi', 'a filler alone'],
    ['acik ameliyat mi', 'another word'],
    ['cuma acik mi randevu var mi', 'two matters'],
    ['alsak bir gun', 'a word in the gap'],
    ['acik mi mi mi mi mi mi mi mi mi', 'too many words'],
    ['', 'nothing'],
  ])('else does not: %s (%s)', (question) => {
    expect(entryFor(question)).toBeUndefined();
  });
});

/** A practice without phrasings, which the language has never met. */
const entries = [
  ['hours', 'Hangi gün ve saatlerde açıksınız?', 'Hafta içi dokuzdan beşe kadar.'],
  ['address', 'Muayenehane nerede, nasıl gelirim?', 'Çınar Caddesi 3.'],
  ['appointment', 'Nasıl randevu alırım?', 'Telefonla.'],
  ['payment', 'Hangi ödeme yöntemleri var?', 'Kart ve nakit.'],
  ['kidney', 'Böbrek taşı nasıl düşürülür?', 'Bol su için.'],
].map(([key, question, answer]) => ({
  key: key!,
  id: key!,
  question: question!,
  answer: answer!,
  url: 'https://practice.example/',
  phrasings: [],
}));
const find = createFinder(buildIndex({ entries }, LANGUAGE, MODEL));

it.each([
  ['Perşembe akşamı açık mısınız?', 'hours'],
  ['cumartesi saat kaçta açılıyor klinik', 'hours'],
  ['nasıl giderim', 'address'],
  ['konumunuzu gönderir misiniz', 'address'],
  ['randevu alacaktım', 'appointment'],
  ['kart geçer mi', 'payment'],
  ['until what time are you open on Fridays', 'hours'],
])('plain questions are answered by any practice: %s', (question, key) => {
  const found = find(question);
  expect([found.by, entries[found.entries[0]!]!.key]).toEqual(['matter', key]);
});

it.each([
  'açık kalp ameliyatı',
  'kapalı çarşı nerede',
  'kredi kartı borcumu kapatamıyorum',
  'metro kaça kadar çalışıyor',
  'çocuk parkı nerede',
])('what names another thing is none: %s', (question) => {
  expect(find(question).by).not.toBe('matter');
});
