import { describe, expect, it } from 'vitest';
import { URGENT_TABLES } from '../../src/urgency/tables.ts';
import { createUrgent, type UrgentData } from '../../src/urgency/urgent.ts';

const PRACTICE: UrgentData = { page: 'https://practice.example/acil', pages: {}, more: {}, everyday: [], signs: [] };
const urgent = createUrgent(PRACTICE, URGENT_TABLES);
const dental = createUrgent({ ...PRACTICE, isAboutMouth: true }, URGENT_TABLES);

/** Parts of the body of a dental practice. */
const OF_MOUTH =
  /(?<!\p{L})(?:diş|çene|yanak|damak|kuron|dolgu|ağız tabanı|yüz şişliği|iğneden)|tooth|teeth|jaw|cheek|crown|denture/iu;

/** Emergencies as patients of other fields write them, and everyday questions there. */
const FIELDS: Readonly<Record<string, { readonly urgent: readonly string[]; readonly everyday: readonly string[] }>> = {
  physiotherapy: {
    urgent: [
      'dizim şişti ateşim var',
      'omzum çıktı galiba',
      'düştüm kalçam kırıldı kalkamıyorum',
      'belim ağrıyor idrarımı tutamıyorum',
      'bacağımda his kaybı var tuvaletimi tutamıyorum',
      'baldırım şişti nefesim daralıyor',
    ],
    everyday: ['boynum tutuldu', 'r diyemiyor', 'dedeme afazi dediler, ne demek bu', 'belime iğne saplandı sanki'],
  },
  cardiology: {
    urgent: [
      'göğsüm sıkışıyor',
      'kalbim 170 atıyor durmuyor başım dönüyor',
      'babam bayıldı uyanmıyor',
      'nefes alamıyorum',
    ],
    everyday: ['efor testi nasıl yapılır', 'tansiyon ilacımı değiştirebilir miyiz'],
  },
  dermatology: {
    urgent: ['ilaçtan sonra her yerim kabardı nefesim daralıyor', 'koluma asit sıçradı', 'köpek elimi ısırdı'],
    everyday: ['sivilcelerim kanıyor sıkınca', 'saçım dökülüyor'],
  },
  paediatrics: {
    urgent: ['bebeğim nefes almıyor', 'bir aylık bebeğimin ateşi var', 'oğlum pil yuttu', 'kızım havale geçiriyor'],
    everyday: ['aşı takvimi nedir', 'çocuğum yemek seçiyor'],
  },
  ophthalmology: {
    urgent: ['gözüme çamaşır suyu sıçradı', 'başımı çarptım coumadin alıyorum', 'kolu tutmuyor konuşamıyor'],
    everyday: ['gözlüğüm kırıldı', 'gözüm seğiriyor'],
  },
  speech: {
    urgent: [
      'babamın konuşması birden bozuldu',
      'boğazına lokma kaçtı konuşamıyor morarıyor',
      'kendimi öldürmek istiyorum',
    ],
    everyday: ['oğlum kekeliyor', 'kızım üç yaşında konuşmuyor'],
  },
};

describe.each(Object.entries(FIELDS))('%s', (_, { urgent: emergencies, everyday }) => {
  it.each(emergencies)('first aid names no mouth: %s', (question) => {
    const found = urgent(question);
    expect(found).toBeDefined();
    expect(`${found!.message} ${found!.messageEn}`).not.toMatch(OF_MOUTH);
  });

  it.each(everyday)('raises no alarm: %s', (question) => expect(urgent(question)).toBeUndefined());
});

it('whoever names the face or a tooth gets first aid for it, as every patient of a dental practice does', () => {
  expect(urgent('yüzüm şişti ateşim var')!.message).toMatch(/^Yüz şişliği ve ateş/);
  expect(urgent('düştüm dişim yerinden çıktı')!.kind).toBe('avulsion');
  expect(dental('dizim şişti ateşim var')!.message).toMatch(/^Yüz şişliği ve ateş/);
});

it('fever is mentioned only where there is one', () => {
  const found = urgent('Dişim yüzünden yanağım şiş, pazartesiye kadar bekleyeyim mi?');
  expect(found).toMatchObject({ kind: 'swelling' });
});

it('a practice may replace the first aid of a kind', () => {
  const texts = { trauma: { tr: 'Hemen 112’yi arayın; kımıldamayın.', en: 'Call 112 now; keep still.' } };
  const own = createUrgent({ ...PRACTICE, texts }, URGENT_TABLES);
  expect(own('kafamı çarptım coumadin alıyorum')).toMatchObject({ kind: 'trauma', message: texts.trauma.tr });
});

describe('what is not understood is no emergency', () => {
  const LETTERS = [...'bcdfghjklmnprstvyzaeiou'];
  const words = (count: number, seed: number) =>
    Array.from({ length: count }, (_, at) =>
      Array.from({ length: 4 + ((seed + at) % 5) }, (__, letter) => {
        const place = Math.imul(seed * 31 + at * 17 + letter, 2_654_435_761) >>> 0;
        return LETTERS[place % LETTERS.length]!;
      }).join(''),
    ).join(' ');

  it.each([1, 2, 8, 16])('random texts of %i words', (count) => {
    const alarms = Array.from({ length: 500 }, (_, seed) => urgent(words(count, seed + 1))).filter(Boolean);
    expect(alarms.length).toBeLessThanOrEqual(5);
  });

  it.each([
    'qwxzqwxz',
    'Wie komme ich mit der Straßenbahn zu Ihnen?',
    'Wann war die Praxis gegründet worden?',
    'Je voudrais prendre un rendez-vous pour ma fille.',
    '¿Atienden a niños pequeños?',
    '¿Cuánto dura el tratamiento de conducto?',
    'Quanto costa la prima visita?',
    'Kan ik morgen langskomen voor een controle?',
    'Müayinə neçəyə başa gəlir?',
    'Hûn bi kurdî dizanin?',
    'Можно ли перенести запись на другой день?',
    'هل يوجد موقف سيارات قريب؟',
    'Είστε ανοιχτά το Σάββατο;',
    '看牙要多少钱',
  ])('%s', (question) => expect(urgent(question)).toBeUndefined());
});
