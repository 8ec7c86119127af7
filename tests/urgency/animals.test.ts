import { expect, it } from 'vitest';
import { FIRST_AID_MESSAGES, URGENT_TABLES } from '#urgency/buildTime.ts';
import { createFirstAidFinder, type FirstAidConfig } from '#urgency/runtime.ts';
import { readTable } from '../readTable.ts';

const TABLE = readTable<Readonly<Record<'ofAnimals' | 'ofPeople' | 'everyday', readonly string[]>>>(
  'urgency/sentences/animals.yaml',
);

const HELP = { call: '+902220000034', message: 'Hemen bizi arayın.', messageEn: 'Call us at once.' };
const DATA: FirstAidConfig = {
  page: 'https://vet.example/iletisim',
  pages: {},
  more: { general: { tr: 'Taşıma kutusunu hazırlayın.', en: 'Bring the carrier.' } },
  everyday: ['kustu'],
  signs: ['çikolata yedi', 'araba çarptı', 'işeyemiyor', 'karnı şiş', 'cannot pee'],
  animals: HELP,
};
const urgent = createFirstAidFinder(DATA, URGENT_TABLES);

it.each(TABLE.ofAnimals)('the practice helps the animal itself, with nothing of human medicine: %s', (question) => {
  expect(urgent(question)).toEqual({
    kind: 'general',
    call: HELP.call,
    message: 'Hemen bizi arayın. Taşıma kutusunu hazırlayın.',
    messageEn: 'Call us at once. Bring the carrier.',
    url: DATA.page,
  });
});

it.each(TABLE.ofPeople)('a person is told what people are told: %s', (question) => {
  expect(urgent(question)).toMatchObject({ call: '112', message: expect.not.stringContaining(HELP.message) });
});

it('if neither is named, both messages are given', () => {
  expect(urgent('nefes alamıyor')).toMatchObject({
    call: HELP.call,
    message: expect.stringMatching(/^Hemen bizi arayın\..*Bir insan için soruyorsanız 112’yi arayın\.$/),
  });
});

it.each(TABLE.everyday)('an everyday question is no emergency: %s', (question) => {
  expect(urgent(question)).toBeUndefined();
});

it('signs of their own belong to practices for people, too', () => {
  const { animals: _, ...people } = DATA;
  expect(
    createFirstAidFinder({ ...people, signs: ['ışık çakma'] }, URGENT_TABLES)('gözümde ışıklar çakması var'),
  ).toMatchObject({
    call: '112',
    message: expect.stringContaining(FIRST_AID_MESSAGES.general.message.slice(0, 20)),
  });
});
