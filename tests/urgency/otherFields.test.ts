import { describe, expect, it } from 'vitest';
import { collectEdgeSite } from '#build/collectEdgeSite.ts';
import { unrecognisedSignWarnings, wideSignWarnings } from '#check/emergencySigns.ts';
import { passagesOf } from '#check/passages.ts';
import { DRAFT_KINDS } from '#scaffold/draftKinds.ts';
import { dataOf, fieldsOf } from '#scaffold/fieldValues.ts';
import { readFlags } from '#scaffold/input.ts';
import { URGENT_TABLES } from '#urgency/forBuild.ts';
import { createFirstAidFinder } from '#urgency/forRequests.ts';
import { passage } from '../check/passage.ts';
import { contentOf, validSite } from '../load.ts';
import { readTable } from '../readTable.ts';
import { ANKA } from '../scaffold/anka.ts';
import { silentSigns } from '../silentSigns.ts';
import { small } from '../sites.ts';
import { PLAIN_PRACTICE } from './plainPractice.ts';

const dental = createFirstAidFinder({ ...PLAIN_PRACTICE, isAboutMouth: true }, URGENT_TABLES);

/** Create the recogniser of a practice that `npm run new` begins, and find signs that it does not know. */
async function begun(specialty: string, services: readonly string[]) {
  const { form, drafts } = DRAFT_KINDS['practice']!;
  const own = [`--specialty`, specialty, ...services.flatMap((service) => ['--service', service])];
  const given = ANKA.filter((_, at) => !/^--(?:specialty|service)$/.test(ANKA[at - (at % 2)]!));
  const fields = fieldsOf(form);
  const files = await drafts(dataOf(fields, readFlags(fields, [...given, ...own])), contentOf([]), '2026-11-28');
  const content = contentOf(files.flatMap(({ file: name, text }) => (name === 'spelling.txt' ? [] : [{ name, text }])));
  const site = validSite(content);
  return {
    site,
    urgent: createFirstAidFinder(collectEdgeSite(site).firstAid, URGENT_TABLES),
    unknown: unrecognisedSignWarnings(site, content.files.flatMap(passagesOf)),
  };
}

/** Parts of the body of a dental practice. */
const OF_MOUTH =
  /(?<!\p{L})(?:diş|çene|yanak|damak|kuron|dolgu|ağız tabanı|dil altına|yüz şişliği|iğneden|burun kanat|dışkı simsiyah)|tooth|teeth|jaw|cheek|crown|denture/iu;

interface Field {
  readonly specialty: string;
  readonly services: readonly string[];
  /** Emergencies as its patients write them. */
  readonly urgent: readonly string[];
  readonly everyday: readonly string[];
}

const TABLE = readTable<{
  anywhere: string[];
  ordinary: string[];
  fields: Record<string, Field>;
  notUnderstood: string[];
}>('urgency/sentences/otherFields.yaml');

const FIELDS = Object.entries(TABLE.fields).map(([name, field], at) => ({ name, ...field, at }));

describe.each(FIELDS)('$name', ({ specialty, services, urgent: own, everyday, at: place }) => {
  const made = begun(specialty, services);
  // What is asked anywhere, each in one field.
  const ordinary = TABLE.ordinary.filter((_, at) => at % FIELDS.length === place);

  it.each([...TABLE.anywhere, ...own])('first aid names no mouth: %s', async (question) => {
    const found = (await made).urgent(question);
    expect(found).toBeDefined();
    expect(`${found!.message} ${found!.messageEn}`).not.toMatch(OF_MOUTH);
  });

  it('knows the signs that its own pages name', async () => {
    expect((await made).unknown).toEqual([]);
  });

  it('answers every sign that its own pages show', async () => expect(silentSigns((await made).site)).toEqual([]));

  it.each([...ordinary, ...everyday])('raises no alarm: %s', async (question) =>
    expect((await made).urgent(question)).toBeUndefined(),
  );
});

it('a sign that is not recognised gets a line for each alternative, and one still to be written gets none', () => {
  const site = small;
  const signs = ['Tırnağınız sarardı ya da kalınlaştıysa', 'YAZILACAK: mesleğinizin kendi acil belirtileri'];
  const passages = signs.map((text) => ({ ...passage(text), role: 'sign' as const }));
  expect(unrecognisedSignWarnings(site, passages).map(({ message }) => message)).toEqual([
    expect.stringContaining('such as "- tırna sarar" and "- tırna kalı", and try them'),
  ]);
});

it('a sign that takes a name of the practice, or any word, for an emergency gets a warning', () => {
  const practice = { ...small.practice, name: 'Karaca Muayenehanesi' };
  const site = {
    ...small,
    practice,
    urgent: { ...small.urgent, signs: [{ phrase: ['tırnağım sarardı', 'karac'], kind: 'general' as const }, 'kan'] },
  };
  const passages = ['Karnınız gurulduyorsa', 'Karacanız varsa'].map((text) => ({
    ...passage(text),
    role: 'sign' as const,
  }));
  for (const { message } of unrecognisedSignWarnings({ ...site, urgent: small.urgent }, passages))
    expect(message).not.toMatch(/"- (?:\p{L}{1,4}|karac\p{L}*)"/u);
  expect(wideSignWarnings(site, []).map(({ message }) => message)).toEqual([
    expect.stringContaining('takes "Karaca Muayenehanesi" for an emergency'),
    expect.stringContaining('takes every word that begins with "kan" for an emergency, such as "kanal"'),
  ]);
});

it('a sign that an everyday phrase silences names that phrase', () => {
  const site = small;
  const silent = { ...site, urgent: { ...site.urgent, everyday: ['sesim gidiyor', 'bacağım morardı'] } };
  const passages = [{ ...passage('Bacağınız morardıysa'), role: 'sign' as const }];
  expect(unrecognisedSignWarnings(silent, passages).map(({ message }) => message)).toEqual([
    expect.stringContaining('because "bacağım morardı" is everyday'),
  ]);
});

const urgent = createFirstAidFinder(PLAIN_PRACTICE, URGENT_TABLES);

it('whoever names the face or a tooth gets first aid for it, as every patient of a dental practice does', () => {
  expect(urgent('yüzüm şişti ateşim var')!.message).toMatch(/^Ateşle birlikte yüz şiştiyse/);
  expect(urgent('düştüm dişim yerinden çıktı')!.kind).toBe('avulsion');
  expect(dental('dizim şişti ateşim var')!.message).toMatch(/^Ateşle birlikte yüz şiştiyse/);
});

it('fever is mentioned only where there is one', () => {
  const found = urgent('Dişim yüzünden yanağım şiş, pazartesiye kadar bekleyeyim mi?');
  expect(found).toMatchObject({ kind: 'swelling' });
});

it('a practice may replace the first aid of a kind, but not that of a blow to somebody on a blood thinner', () => {
  const texts = { trauma: { tr: 'Hemen 112’yi arayın; kımıldamayın.', en: 'Call 112 now; keep still.' } };
  const own = createFirstAidFinder({ ...PLAIN_PRACTICE, ownTexts: texts }, URGENT_TABLES);
  expect(own('kafamı çarptım')).toMatchObject({ kind: 'trauma', message: texts.trauma.tr });
  expect(own('kafamı çarptım coumadin alıyorum')).toEqual(urgent('kafamı çarptım coumadin alıyorum'));
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

  it.each(TABLE.notUnderstood)('%s', (question) => expect(urgent(question)).toBeUndefined());
});
