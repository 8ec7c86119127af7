import { describe, expect, it } from 'vitest';
import { unknownSigns } from '#check/emergencySigns.ts';
import { passagesOf } from '#check/passages.ts';
import { edgeData } from '#outputs/edgeData.ts';
import { KINDS } from '#scaffold/draftKinds.ts';
import { dataOf, fieldsOf } from '#scaffold/fieldValues.ts';
import { readFlags } from '#scaffold/input.ts';
import { URGENT_TABLES } from '#urgency/tables.ts';
import { createUrgent, type UrgentData } from '#urgency/urgent.ts';
import { contentOf, validSite } from '../load.ts';
import { ANKA } from '../scaffold/anka.ts';

const PRACTICE: UrgentData = { page: 'https://practice.example/acil', pages: {}, more: {}, everyday: [], signs: [] };
const dental = createUrgent({ ...PRACTICE, isAboutMouth: true }, URGENT_TABLES);

/** Create the recogniser of a practice that `npm run new` begins, and find signs that it does not know. */
async function begun(specialty: string, services: readonly string[]) {
  const { form, drafts } = KINDS['practice']!;
  const own = [`--specialty`, specialty, ...services.flatMap((service) => ['--service', service])];
  const given = ANKA.filter((_, at) => !/^--(?:specialty|service)$/.test(ANKA[at - (at % 2)]!));
  const fields = fieldsOf(form);
  const files = await drafts(dataOf(fields, readFlags(fields, [...given, ...own])), contentOf([]), '2026-11-28');
  const content = contentOf(files.flatMap(({ file: name, text }) => (name === 'spelling.txt' ? [] : [{ name, text }])));
  const site = validSite(content);
  return {
    urgent: createUrgent(edgeData(site).urgent, URGENT_TABLES),
    unknown: unknownSigns(site, content.files.flatMap(passagesOf)),
  };
}

/** Emergencies that any practice is told of. */
const ANYWHERE = [
  'nefes alamıyorum',
  'babam bayıldı uyanmıyor',
  'göğsümde baskı var koluma vuruyor',
  'annemin kolu tutmuyor konuşamıyor',
  'kendimi öldürmek istiyorum',
  'oğlum pil yuttu',
  'ilaçtan sonra her yerim kabardı nefesim daralıyor',
  'kanama durmuyor çok kan kaybettim',
  'kızım havale geçiriyor',
  'köpek elimi ısırdı',
  'koluma kaynar su döküldü',
  'gözüme çamaşır suyu sıçradı',
  'arı soktu boğazım şişiyor',
  'on tane parol içtim',
  'dizim şişti ateşim var',
  'bacağım çok şişti kızardı ateşim 39',
  'düştüm kalçam kırıldı kalkamıyorum',
  'omzum çıktı galiba',
  'merdivenden düştüm başımı çarptım kustum',
  'iki gündür ateşim 40 titriyorum',
  'kömür sobası başımı döndürdü hepimiz kötüyüz',
  'belim ağrıyor idrarımı tutamıyorum',
  'hamileyim çok kanıyorum',
  'şekerim 40 titriyor konuşamıyor',
];

/** What any practice is asked. */
const ORDINARY = [
  'randevu almak istiyorum',
  'kaçta açılıyorsunuz',
  'ilk gelişte ne yapılıyor',
  'kaç seans sürer',
  'otopark var mı',
  'sonra işe gidebilir miyim',
  'çocuğumu da getirebilir miyim',
  'ağrı kesici alabilir miyim',
  'iki yıldır var geçmedi',
  'ne yemeliyim',
];

/** Parts of the body of a dental practice. */
const OF_MOUTH =
  /(?<!\p{L})(?:diş|çene|yanak|damak|kuron|dolgu|ağız tabanı|yüz şişliği|iğneden)|tooth|teeth|jaw|cheek|crown|denture/iu;

/** Emergencies as patients of other fields write them, and everyday questions there. */
const FIELDS: Readonly<
  Record<string, Readonly<{ specialty: string } & Record<'services' | 'urgent' | 'everyday', readonly string[]>>>
> = {
  physiotherapy: {
    specialty: 'fizyoterapi',
    services: ['Bel ağrısı', 'Omuz rehabilitasyonu'],
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
    specialty: 'kardiyoloji',
    services: ['Efor testi', 'Ritim izlemi'],
    urgent: [
      'göğsüm sıkışıyor',
      'kalbim 170 atıyor durmuyor başım dönüyor',
      'babam bayıldı uyanmıyor',
      'nefes alamıyorum',
    ],
    everyday: ['efor testi nasıl yapılır', 'tansiyon ilacımı değiştirebilir miyiz'],
  },
  dermatology: {
    specialty: 'dermatoloji',
    services: ['Akne', 'Saç dökülmesi'],
    urgent: ['ilaçtan sonra her yerim kabardı nefesim daralıyor', 'koluma asit sıçradı', 'köpek elimi ısırdı'],
    everyday: ['sivilcelerim kanıyor sıkınca', 'saçım dökülüyor'],
  },
  paediatrics: {
    specialty: 'cocuk-hastaliklari',
    services: ['Aşı', 'Sağlam çocuk izlemi'],
    urgent: ['bebeğim nefes almıyor', 'bir aylık bebeğimin ateşi var', 'oğlum pil yuttu', 'kızım havale geçiriyor'],
    everyday: ['aşı takvimi nedir', 'çocuğum yemek seçiyor'],
  },
  ophthalmology: {
    specialty: 'goz-hastaliklari',
    services: ['Katarakt', 'Göz tembelliği'],
    urgent: ['gözüme çamaşır suyu sıçradı', 'başımı çarptım coumadin alıyorum', 'kolu tutmuyor konuşamıyor'],
    everyday: ['gözlüğüm kırıldı', 'gözüm seğiriyor'],
  },
  speech: {
    specialty: 'dil-ve-konusma-terapisi',
    services: ['Afazi terapisi', 'Kekemelik'],
    urgent: [
      'babamın konuşması birden bozuldu',
      'boğazına lokma kaçtı konuşamıyor morarıyor',
      'kendimi öldürmek istiyorum',
    ],
    everyday: ['oğlum kekeliyor', 'kızım üç yaşında konuşmuyor'],
  },
};

describe.each(Object.entries(FIELDS))('%s', (_, { specialty, services, urgent: own, everyday }) => {
  const made = begun(specialty, services);

  it.each([...ANYWHERE, ...own])('first aid names no mouth: %s', async (question) => {
    const found = (await made).urgent(question);
    expect(found).toBeDefined();
    expect(`${found!.message} ${found!.messageEn}`).not.toMatch(OF_MOUTH);
  });

  it('knows the signs that its own pages name', async () => {
    expect((await made).unknown).toEqual([]);
  });

  it.each([...ORDINARY, ...everyday])('raises no alarm: %s', async (question) =>
    expect((await made).urgent(question)).toBeUndefined(),
  );
});

const urgent = createUrgent(PRACTICE, URGENT_TABLES);

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
