import { expect, it } from 'vitest';
import { collectEdgeSite } from '#build/collectEdgeSite.ts';
import { URGENT_TABLES } from '#urgency/forBuild.ts';
import { createFirstAidFinder } from '#urgency/forRequests.ts';
import { readTable } from '../readTable.ts';
import { sample } from '../sites.ts';
import { answer, idFor, idOf } from './sampleAnswers.ts';

const urgent = createFirstAidFinder(collectEdgeSite(sample).firstAid, URGENT_TABLES);

const EVERYDAY = Object.entries(readTable<Record<string, string[]>>('answers/everyday.yaml'));

it.each(EVERYDAY.flatMap(([key, questions]) => questions.map((question) => [question, key] as const)))(
  'answers what patients ask in a few words: %s → %s',
  (question, key) => expect(idFor(question)).toBe(idOf(key)),
);

it.each([
  ['telefon numaranız', /0232 000 00 12/],
  ['implant yapıyor musunuz', /^Hayır.*implant/],
  ['hamileyim parol içebilir miyim', /kendiliğinizden seçmeyin/],
  ['xarelto içiyorum apranax alabilir miyim', /^İbuprofen.*naproksen.*almayın/s],
  ['dişim çok ağrıyor uyuyamıyorum', /184’ten/],
])('the answer holds what was asked for: %s', (question, thing) => {
  const found = answer(question);
  expect(found.matched && found.answer).toMatch(thing);
});

it.each(['geçen yıl kalp krizi geçirdim diş tedavisi olabilir miyim', 'kanalda iğne kırıldı', 'iğnede bayılıyorum'])(
  'no warning sign of a page answers a question on something else: %s',
  (question) => {
    expect(answer(question)).not.toMatchObject({ matched: true, id: expect.stringMatching(/^bolum-/) });
  },
);

it.each(['acıyor mu', 'acır mı', 'kanl tedvisi acıyomu'])(
  'offers a choice if the question says little: %s',
  (question) => {
    const found = answer(question);
    expect(found.matched).toBe(false);
    expect(found.related.map((one) => one.question).join()).toMatch(/acı|ağrı/i);
  },
);

it.each([
  ['ağzımdan kötü koku geliyor', undefined],
  ['kötü koku geliyor ağzımdan', undefined],
  ['ağzımdan kan geliyor durmuyor', 'bleeding'],
  ['iğne tutmuyor', undefined],
  ['iğne tutmuyor dilim şişti', 'swallowing'],
  ['iğneden sonra kalbim çok çarptı', undefined],
  ['kanal tedavisi yapılırken çamaşır suyu kaçtı', 'swelling'],
  ['doktor dişimden çamaşır suyu kaçırdı', 'swelling'],
  ['gözüme çamaşır suyu kaçtı', 'eye'],
])('an emergency or what the practice is asked every day: %s', (question, kind) =>
  expect(urgent(question)?.kind).toBe(kind),
);
