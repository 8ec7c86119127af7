import type { Practice } from '#content/schemas/practiceFile.ts';
import type { PlacedText } from '#markdown/places.ts';
import { plainNumbers } from '#turkish/undisguise.ts';

/** Between the groups of a number; "0,5-0,75" is a list. */
const MARKS = String.raw`[^\p{L}\d,;]{0,4}`;
/** Three digits side by side: "0-5-15" is a list. */
const AREA = String.raw`[2-589](?:\p{M}*\d){2}`;
/** Spellings that only telephone numbers have. */
const NUMBERS = anyOf(
  // Of Türkiye, with its code or a zero. "0-250-500-1000" is a list.
  new RegExp(
    String.raw`(?<![\d\p{L}]|\d[./-])(?!0(?:[^\p{L}\d,;]{1,4}\d+[05](?!\d)){3})(?:\+?${MARKS}90|0090|0)${MARKS}${AREA}(?:${MARKS}\d){7}(?!\d|-\d{3})`,
    'u',
  ),
  // In an address.
  /(?<=wa\.me\/|phone=)\+?\d{7,15}|(?<=\/)\+?(?:90|0)[2-58]\d{9}(?![\d\p{L}-])/u,
  /(?<=(?:tel|telefon|gsm|cep)[\s.:()]{1,3})[2-9]\d{6}(?!\d)/u,
  /(?<![\d\p{L}]|\d[./-])444[\s.-]\d[\s.-]?\d{3}(?!\d|-\d{3})/u,
);
/** Spellings that tax numbers, register numbers, doses and glasses have, too. */
const PERHAPS_NUMBERS = anyOf(
  // Of another country.
  /(?<![\d\p{L}])(?:\+|00\s?)[1-9](?:[\s().–—-]{0,2}\d){9,12}(?!\d)/u,
  /(?<![\d\p{L}./-])[2-58]\d{2}[\s.-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?![\d-])/u,
  /(?<![\d\p{L}./-])(?:\d{3}[\s.-]\d{2}[\s.-]\d{2}|444\d{4})(?![\d-])/u,
  // In other groups: "0 5 3 2 1 1 1 2 2 3 3".
  /(?<![\d\p{L}./-])0\s?5\s?[345](?:\s?\d){8}(?![.:-]?\s?\d)/u,
);
/** Words before such a number that make it one of a telephone. */
const TELEPHONE =
  /(?:tel(?:;[\w=,;"-]*)?|telefon\p{L}*|phone|gsm|cep|faks|fax|whatsapp|santral|randevu|iletişim|arayın|[☎📞]\uFE0F?)(?: no| numara\p{L}*)?[\s.:()]*$/iu;

const IBAN = /(?<![\p{L}\d])TR\d{2}(?:[\s-]?\d{4}){5}[\s-]?\d{2}(?!\d)/giu;

/** A short number to call: "911 arayın", "118 numaralı hattı arayın", "call 999". */
export const SHORT_NUMBER =
  /(?<![\d.,:/])\d{3}(?=(?:[’'][iıuüy]{1,2})?(?:\s(?:hemen|numaralı|hattı|numarayı)){0,2}\s(?:ara(?!sı(?!n(?!\p{L})))|çevir))|(?<=(?:call|dial)\s)\d{3}(?![\d\p{L}])/giu;

function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'giu');
}

/** List the telephone numbers that the texts of a practice may name. */
export const numbersOf = ({ phone, booking, whileClosed, publicNumbers }: Practice): string[] =>
  [phone.e164, phone.display, booking.whatsapp, whileClosed?.help?.call, ...publicNumbers].filter(
    (number) => number !== undefined,
  );

/** Find telephone numbers in a text, apart from those of three digits: certain ones, and what may be one. */
export function numbersIn(passage: string): { readonly certain: PlacedText[]; readonly perhaps: PlacedText[] } {
  const text = plainNumbers(passage).replaceAll(IBAN, (iban) => ' '.repeat(iban.length));
  const matches = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ 0: number, index }): PlacedText => ({ text: number, index }));
  const certain = matches(NUMBERS);
  const others = matches(PERHAPS_NUMBERS).filter(
    ({ text: number, index }) =>
      !certain.some((other) => other.index < index + number.length && index < other.index + other.text.length),
  );
  const isNamed = ({ index }: PlacedText) => TELEPHONE.test(text.slice(Math.max(0, index - 40), index));
  return {
    certain: [...certain, ...others.filter(isNamed)].toSorted((a, b) => a.index - b.index),
    perhaps: others.filter((other) => !isNamed(other)),
  };
}

/**
 * Reduce a number to the subscriber's digits, without country code 90 and trunk zero. Another country's keeps its code.
 * @example subscriber('+90 (232) 445 12 34'); // '2324451234'
 */
export function subscriber(number: string): string {
  const digits = number.replaceAll(/\D/g, '');
  const isAbroad = /^\D*(?:\+\D*|00)(?!\D*9\D*0)\d/.test(number);
  return isAbroad ? `+${digits}` : digits.replace(/^(?:00)?(?:90)?0?(?=\d{7})/, '');
}

/** Tell whether digits are those of a Turkish subscriber: ten with the area code, or seven of a company number. */
export const isTurkishNumber = (digits: string): boolean => /^(?:[2-58]\d{9}|444\d{4})$/.test(digits);

/** Create a predicate of numbers that are not among `practiceNumbers`, in any spelling. */
export function createIsForeign(practiceNumbers: readonly string[]): (number: PlacedText) => boolean {
  const ours = practiceNumbers.map(subscriber);
  return ({ text }) => !ours.some((number) => number.endsWith(subscriber(text)));
}

/** What to do about a number that is not the practice's. */
export const REMEDY_FOR_NUMBER =
  "is not the practice's own (practice.yaml); remove it, or name it there: in whileClosed.help whom to call at night, in publicNumbers an authority";

export const doubtOfNumber = (number: string): string =>
  `${JSON.stringify(number)} looks like a telephone number; if it is, it ${REMEDY_FOR_NUMBER}`;

/** List the numbers of a text that are not among `practiceNumbers`, in any spelling. */
export const foreignNumbers = (text: string, practiceNumbers: readonly string[]): string[] =>
  numbersIn(text)
    .certain.filter(createIsForeign(practiceNumbers))
    .map(({ text: number }) => number);

/**
 * Public numbers of Turkey that anybody may be sent to: emergencies, poison, health, social services, cities. Police,
 * gendarmerie and fire brigade are at 112.
 */
export const PUBLIC_NUMBERS: readonly string[] = '112 114 184 182 144 153 168 170 171 175 183 186 187 188 191'.split(
  ' ',
);

/** Tell why nobody should be sent to a number: it is none that the public knows, and too short for a telephone. */
export const shortNumberProblem = (dialled: string): string | undefined =>
  /^[\d\s]{1,6}$/.test(dialled) && !PUBLIC_NUMBERS.includes(dialled)
    ? `dials ${dialled}, which is no public number of Turkey; write one of ${PUBLIC_NUMBERS.slice(0, 4).join(', ')}, or a whole number`
    : undefined;
