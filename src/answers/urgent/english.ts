import { editCost } from './edit.ts';
import type { Kind } from './kinds.ts';

/**
 * The same in plain English, for visitors: each sign is words that must all be there, in any order; `a*` is a beginning, `a|b` one
 * of two.
 */
const SIGNS: readonly (readonly [Kind, string])[] = [
  ['airway', 'breath* not|difficult*|trouble|hard|short*|struggl*|unable'],
  ['airway', 'chok*'],
  ['airway', 'throat clos*|tight*'],
  ['allergy', 'anaphyla*'],
  [
    'allergy',
    'lip*|tongue|throat|face swell*|swollen antibiotic*|injection|penicillin|anesthe*|anaesthe*|medicine|pill*|painkiller*',
  ],
  ['allergy', 'lips swell*|swollen'],
  ['allergy', 'allergic reaction'],
  ['allergy', 'hives|rash antibiotic*|injection|penicillin|medicine|pill*'],
  ['heart', 'chest pain|pressure|tight*|hurt*'],
  ['heart', 'heart attack having|now|think'],
  ['heart', 'jaw pain|hurt* arm|sweat*'],
  ['stroke', 'face|mouth droop*'],
  ['stroke', 'slurr* speech|speak*|talk*'],
  ['stroke', 'stroke having|think'],
  ['stroke', 'arm numb|weak face|mouth|speech'],
  ['selfharm', 'kill myself|himself|herself'],
  ['selfharm', 'suicid*'],
  ['selfharm', 'want die'],
  ['selfharm', 'hurt|harm myself'],
  ['selfharm', 'dont live'],
  ['selfharm', 'not want live|alive'],
  ['selfharm', 'end my life'],
  ['selfharm', 'better off dead'],
  ['sepsis', 'fever|shiver* confus*|shiver* abscess|infection|tooth|extraction'],
  ['sepsis', 'abscess|infection|infected|tooth confus*|faint*|unconscious|delirious'],
  ['poison', 'overdos*'],
  ['poison', 'too many|much painkiller*|pill*|paracetamol|ibuprofen|tablet*|medicine took|taken|swallowed|ate'],
  ['overdose', 'took|taken|swallowed|ate many painkiller*|pill*|paracetamol|ibuprofen|tablet*'],
  [
    'overdose',
    'swallowed|took|drank|ate whole|entire|bottle|box|pack|handful painkiller*|pill*|paracetamol|ibuprofen|tablet*|medicine|syrup',
  ],
  ['poison', 'ate|swallowed|drank whole|entire|tube|bottle toothpaste|fluoride'],
  ['poison', 'drank|drunk|swallowed mouthwash|bleach|peroxide|gel|hypochlorite'],
  ['poison', 'poisoned'],
  ['aspiration', 'swallowed|inhaled crown|filling|tooth|bridge|denture|file|piece|implant'],
  ['aspiration', 'stuck throat'],
  ['general', 'emergency help|please|need'],
  ['general', 'passed|blacked out'],
  ['general', 'unconscious|unresponsive|collapsed|fainted'],
  ['general', 'not wake'],
  ['general', 'seizure having|had|is'],
  ['general', 'call ambulance'],
  ['bleeding', 'bleed*|blood not|hours|heav*|lot stop*|clot*|hours|lot|heav*'],
  ['bleeding', 'bleed* uncontroll*|nonstop|keeps'],
  ['swallowing', 'swallow* not|difficult*|trouble|hard|unable'],
  ['swallowing', 'tongue swell*|swollen'],
  ['swallowing', 'drool* swell*|swollen|not'],
  ['swallowing', 'mouth not open*'],
  ['trauma', 'jaw broke*|dislocat*|fracture*|locked|stuck'],
  ['trauma', 'mouth not close'],
  ['trauma', 'hit head vomit*|faint*|unconscious|dizzy'],
  ['avulsion', 'tooth|teeth knocked'],
  ['avulsion', 'tooth fell|came out root|accident|fell|hit|permanent|completely'],
  ['fever', 'fever swell*|swollen|abscess'],
  ['swelling', 'face|eye|neck|jaw|cheek swell*|swollen'],
  ['swelling', 'swelling spread*|eye|neck|fast|quickly|worse'],
];

/** Shorter words are not corrected. */
const CORRECTED = 4;

const ENGLISH = new Set(
  'i im my me is are the a to and have has can cant cannot not after from son daughter wont what should do in of it out up he she his her too with having child someone'.split(
    ' ',
  ),
);
/** What makes it a fear, a question in general, or long ago. */
const NONE =
  /\b(?:afraid|scared|fear|worried|normal|cause[sd]?|years? ago|last (?:year|month)|(?:prevent|avoid)|brush(?:ing)?|floss(?:ing)?|what is|definition|slight(?:ly)?|a little|if i|when i was|as a (?:kid|child)|once|long ago|in the past|emergency (?:appointment|hours|dentist))\b/;
const DENIED = /\b(?:no|without|never)\s+(?:\w+\s+or\s+)?\w+/g;

interface Sign {
  readonly kind: Kind;
  readonly needed: readonly (readonly string[])[];
}

const signs: readonly Sign[] = SIGNS.map(([kind, text]) => ({
  kind,
  needed: text.split(' ').map((one) => one.split('|')),
}));

const forms = signs.flatMap(({ needed }) => needed.flat());

const whole = [...new Set([...forms.map((form) => form.replace('*', '')), ...ENGLISH])].filter(
  (form) => form.length >= CORRECTED,
);

const isKnown = (word: string): boolean => ENGLISH.has(word) || forms.some((form) => has([word], form));

/** Whether a question is put in English: at least half of its words, and two of them, are words of it that are known here. */
function isEnglish(words: readonly string[]): boolean {
  const known = words.filter(isKnown).length;
  return known >= 2 && known * 2 >= words.length;
}

/** A word without the typing error that is in it, where it is near to one that is known here. */
function corrected(word: string): string {
  if (word.length < CORRECTED - 1 || isKnown(word)) return word;
  return whole.find((form) => editCost(word, form) !== undefined) ?? word;
}

/** The kinds of emergency an English question tells of. */
export function recogniseEnglish(question: string): Kind[] {
  const plain = question.toLowerCase().replaceAll(/n['’]t\b|\bcan?not\b|\bcant\b|\bwont\b|\bunable to\b/g, ' not');
  const typed = plain.match(/[a-z]+/g) ?? [];
  // Of most questions in Turkish no word is English, or one that is both.
  if (typed.filter(isKnown).length * 3 < typed.length) return [];
  const meant = plain.replaceAll(/[a-z]+/g, corrected);
  if (NONE.test(meant) || !isEnglish(meant.match(/[a-z]+/g) ?? [])) return [];
  const words = meant.replaceAll(DENIED, ' ').match(/[a-z]+/g) ?? [];
  return signs
    .filter(({ needed }) => needed.every((one) => one.some((form) => has(words, form))))
    .map(({ kind }) => kind);
}

const has = (words: readonly string[], form: string): boolean =>
  form.endsWith('*') ? words.some((word) => word.startsWith(form.slice(0, -1))) : words.includes(form);
