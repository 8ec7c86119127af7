import { editCost, withoutOne } from './edit.ts';

/** Endings of verbs that patients write most, by what they say: what goes on, what happened, what cannot be, what is asked. */
const STEMS_OF_ENDINGS = [
  'iyor uyor yor miyor muyor amiyor emiyor yamiyor yemiyor abiliyor ebiliyor',
  'di du ti tu madi medi amadi emedi yamadi yemedi mis mus mamis memis',
  'acak ecek mayacak meyecek sa se arsa erse irse ursa mazsa mezse',
];
const PERSONS = [' um uz sun sunuz lar du dum mus', ' m n k niz lar ler im um sin lar ler ti tu', ' m n k niz'];
const OTHERS =
  'iyo uyo iyom uyom miyo muyo miyom muyom amiyo emiyo amiyom emiyom ' +
  'ip up yip yup an en yan yen ince unca mak mek maya meye makta mekte maktan mekten masi mesi ma me ar er ir ur maz mez amaz emez ' +
  'acagim ecegim icam ucam arak erek dim dum tim tum dikca tikca';

const ENDINGS = new Set([
  ...STEMS_OF_ENDINGS.flatMap((stems, group) =>
    stems.split(' ').flatMap((stem) => PERSONS[group]!.split(' ').map((person) => stem + person)),
  ),
  ...OTHERS.split(' '),
]);

const near = new Map<string, string[]>();
for (const ending of ENDINGS)
  for (const shorter of [ending, ...withoutOne(ending)]) near.set(shorter, [...(near.get(shorter) ?? []), ending]);

/** The endings of verbs that one typing error leads from, each with its cost. */
export function nearEndings(typed: string): [ending: string, cost: number][] {
  const found = new Map<string, number>();
  for (const shorter of [typed, ...withoutOne(typed)])
    for (const ending of near.get(shorter) ?? []) {
      const cost = editCost(typed, ending);
      if (cost !== undefined) found.set(ending, cost);
    }
  return [...found];
}
