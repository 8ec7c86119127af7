import { expect, it } from 'vitest';
import { createAnswerer } from '#answers/createAnswerer.ts';
import { indexKnowledge } from '#answers/forBuild.ts';
import { namePatterns } from '#answers/index/names.ts';
import { createMatcher } from '#turkish/patterns.ts';
import { readTable } from '../readTable.ts';
import { answer, idFor, idOf, KNOWLEDGE } from './sampleAnswers.ts';

const TABLE = readTable<Record<'named' | 'offers', Record<string, string>>>('answers/ownNames.yaml');

const withoutNames = createAnswerer(indexKnowledge({ ...KNOWLEDGE, names: [], people: [] }));

it.each(Object.entries(TABLE.named))('naming the practice changes no answer: %s', (question, key) =>
  expect(idFor(question)).toBe(idOf(key)),
);

it('the names are those of practice.yaml', () => {
  expect(withoutNames('Lodos Endodonti nerede?').matched).toBe(false);
  const other = { ...KNOWLEDGE, names: ['Yelkovan Ağız ve Diş Sağlığı', 'Antalya'], people: ['Dt. Elif Numune'] };
  const ask = createAnswerer(indexKnowledge(other));
  for (const question of ['Yelkovan Ağız ve Diş Sağlığı nerede?', 'yelkovanda kredi kartı geçiyor mu'])
    expect(ask(question).matched, question).toBe(true);
});

it('a name that entries are asked by still tells them apart', () => {
  const entry = (name: string) => ({
    key: name,
    id: name,
    question: `${name} Numune hangi günler çalışıyor?`,
    answer: `${name} Hanım salı günleri buradadır.`,
    url: 'https://practice.example/',
    phrasings: [`${name} hanım ne zaman geliyor`],
  });
  const people = ['Dt. Elif Numune', 'Dt. Elena Numune'];
  const ask = createAnswerer(indexKnowledge({ entries: [entry('Elif'), entry('Elena')], people }));
  expect(ask('elena hanım ne zaman geliyor')).toMatchObject({ matched: true, id: 'Elena' });
});

it.each([
  ['Öğr. Üyesi Dr. Ayşe Nur Yılmaz', ['ayse hanim', 'dr ayse nur yilmaz']],
  ['Uzm. Dr. Ayşe Yılmaz Kaya', ['ayse hanim', 'ayse yilmaz kaya']],
  ['Dr. Ali', ['ali', 'ali bey']],
])('a person is named by the first name or the whole, without titles: %s', (person, named) => {
  const { ofPeople } = namePatterns({ people: [person] }, [], () => false);
  const find = createMatcher(ofPeople);
  expect(named.filter((words) => find(words.split(' ')).length === 0)).toEqual([]);
  expect(find(['dr', 'hanim'])).toEqual([]);
});

it.each(Object.entries(TABLE.offers))(
  'whether something is offered, and its price, is answered by the entry on that: %s',
  (question, key) => expect(answer(question)).toMatchObject({ matched: true, id: idOf(key) }),
);
