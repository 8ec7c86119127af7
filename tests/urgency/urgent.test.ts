import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../scripts/urgency/material.ts';
import { FIRST_AID } from '../../src/urgency/firstAid.ts';
import { URGENT_TABLES } from '../../src/urgency/tables.ts';
import { mayWait } from '../../src/urgency/response.ts';
import { createUrgent, type UrgentData } from '../../src/urgency/urgent.ts';

const PRACTICE: UrgentData = { page: 'https://practice.example/acil', pages: {}, more: {}, everyday: [] };
const urgent = createUrgent(PRACTICE, URGENT_TABLES);

it('the model was learned from these texts with these features: else run npm run urgency:train', () =>
  expect(URGENT_TABLES.model.fingerprint).toBe(fingerprint()));

describe('first aid fits', () => {
  const PEN = /otoenjektör/;
  const BLOWS = /kürek kemikleri/;
  it.each([
    ['kanal tedavisinden sonra yüzüm şişti', 'swelling', PEN],
    ['kanal tedavisinde hipoklorit taştı yüzüm şişti', 'swelling', PEN],
    ['ses tonum boğuklaştı dişim apseli', 'swallowing', BLOWS],
    ['gözüm şişti', 'swelling', /diş hekimi/],
    ['çenem şişti ağrıyor', 'swelling', /kalp krizi/i],
    ['bayılacak gibiyim', 'faint', /kalp krizi/i],
    ['ağzım açılmıyor', 'lockjaw', BLOWS],
    ['ağzım uyuştu', 'numbness', BLOWS],
    ['10 tane parol içtim ölür müyüm', 'overdose', BLOWS],
    ['kemoterapi görüyorum dişim ağrıyor ateşim var', 'fever', BLOWS],
    ['dişim apse, çift görüyorum', 'swelling', BLOWS],
    ['yılan soktu', 'general', PEN],
  ])('%s', (question, kind, never) => {
    const found = urgent(question)!;
    expect(found.kind).toBe(kind);
    expect(found.message).not.toMatch(never);
    expect(mayWait(found)).toBe(/aynı gün bir hekime ulaşın/.test(found.message));
  });

  it('114 is the number of poison alone, and each message names its number in both languages', () => {
    for (const [kind, { call, message, messageEn }] of Object.entries(FIRST_AID)) {
      expect(call, kind).toBe(kind === 'poison' ? '114' : '112');
      expect(message, kind).toContain(call);
      expect(messageEn, kind).toContain(call);
    }
  });

  it('no message names a specialty, but for a tooth that came out', () => {
    const named = Object.entries(FIRST_AID).filter(([, { message, messageEn }]) =>
      /(?:diş|kulak|göz|kalp|çocuk)\s(?:hekim|doktor)|dentist|uzman/iu.test(message + messageEn),
    );
    expect(named.map(([kind]) => kind)).toEqual(['avulsion']);
  });
});

it.each([
  'geçen yıl dişim yerinden çıkmıştı',
  'rüyamda dişim yerinden çıktı',
  'oksijen 97',
  'acil randevu',
  'acil servis var mı',
  'yardımcı olur musunuz',
  "can't stand this pain",
  'dayanamıyorum artık',
  'oğlum kekelemeye başladı birden',
  'sesim kısıldı birden',
])('what is long ago, dreamt or only pain is none: %s', (question) => expect(urgent(question)).toBeUndefined());

it.each(['acil', 'Acil yardım!', 'ambulans çağırın lütfen', 'imdat'])('a bare cry for help is urgent: %s', (question) =>
  expect(urgent(question)?.kind).toBe('general'),
);

describe('a practice', () => {
  const aid = { tr: 'Bizi de arayın.', en: 'Call us, too.' };
  const own = createUrgent(
    {
      ...PRACTICE,
      pages: { swelling: 'https://practice.example/sislik' },
      more: { swelling: aid },
      everyday: ['nöbeti geldi', 'düştü'],
    },
    URGENT_TABLES,
  );

  it('has its own page and last sentence for a kind', () => {
    const { url, message, messageEn } = own('yüzüm şişti')!;
    expect(url).toBe('https://practice.example/sislik');
    expect(message.endsWith(` ${aid.tr}`)).toBe(true);
    expect(messageEn.endsWith(` ${aid.en}`)).toBe(true);
    expect(own('nefes alamıyorum')?.url).toBe(PRACTICE.page);
  });

  it('is not alarmed by its everyday words, in whatever order and form, and is by what else is said', () => {
    expect(urgent('nöbeti geldi')).toBeDefined();
    for (const question of ['nöbeti geldi', 'Geldi yine nöbeti!', 'nöbetim geldi'])
      expect(own(question), question).toBeUndefined();
    expect(own('nöbeti geldi nefes alamıyor')?.kind).toBe('airway');
  });
});

it('judges a question of any form in bounded work', () => {
  for (const text of ['', ' ', '?', '1'.repeat(500), 'nefes al '.repeat(55), 'a '.repeat(250), '👍', '\u202enefes'])
    expect(() => urgent(text)).not.toThrow();
});
