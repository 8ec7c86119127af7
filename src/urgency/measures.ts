import type { ClassName } from './lexicon/lexicon.ts';
import { YES, type Word } from './word.ts';

/** A number that is a sign where it is one of something named near it. */
interface Measure {
  readonly of: readonly ClassName[];
  readonly isSign: (value: number) => boolean;
  readonly gives: ClassName;
}

/** So far a number may be from what it is one of. */
const NEAR = 3;

/**
 * Oxygen under 92 %, systolic pressure under 90 or from 200 on (in Turkey told in centimetres, too: "8'e 5"), a pulse from 130 on or
 * under 40, fever from 40 °C on, blood sugar under 60 or from 400 mg/dl on: NEWS2 and first aid.
 */
const MEASURES: readonly Measure[] = [
  { of: ['oxygen'], isSign: (value) => value >= 40 && value < 92, gives: 'lowvital' },
  { of: ['pressure'], isSign: (value) => (value >= 3 && value <= 8) || (value >= 40 && value < 90), gives: 'drop' },
  {
    of: ['pressure'],
    isSign: (value) => (value >= 20 && value <= 30) || (value >= 200 && value <= 300),
    gives: 'high',
  },
  {
    of: ['pulse'],
    isSign: (value) => (value >= 130 && value < 260) || (value >= 20 && value < 40),
    gives: 'fastpulse',
  },
  { of: ['fever'], isSign: (value) => value >= 40 && value < 43, gives: 'highfever' },
  {
    of: ['sugar'],
    isSign: (value) => (value >= 15 && value < 60) || (value >= 400 && value < 900),
    gives: 'sugarcrisis',
  },
];

/** So many of a medicine at once are too many, whichever it is; so many grams, and milligrams. */
const MANY = 6;
const GRAMS = 4;
const MILLIGRAMS = 4000;

const NUMBERS: ReadonlyMap<string, number> = new Map(
  (
    '1 bir one 2 iki two 3 uc three 4 dort four 5 bes five 6 alti six 7 yedi seven 8 sekiz sekizi sekizu eight 9 dokuz dokuzi dokuzu nine 10 on ten 11 eleven ' +
    '12 twelve dozen duzine 13 thirteen 14 fourteen 15 fifteen onbes 16 sixteen 20 yirmi twenty 30 otuz thirty 40 kirk kirki kirku forty 50 elli fifty 60 altmis 70 yetmis ' +
    '80 seksen 90 doksan 100 yuz'
  )
    .split(' ')
    .reduce<[string, number][]>((list, word) => {
      const value = Number(word);
      return [...list, [word, Number.isNaN(value) ? list.at(-1)![1] : value]];
    }, []),
);
/** Behind a number that is none of these. */
const OTHER_UNIT =
  /^(?:yil|yas|gun|ay|saat|hafta|dakika|dk|lira|tl|numara|nolu|no|years?|months?|days?|hours?|weeks?|min)/;

/** The number that begins at a word, and how many words it takes: "7", "yirmi iki", "iki yuz kirk". */
function numberAt(words: readonly Word[], at: number): { value: number; length: number } | undefined {
  const { text } = words[at]!;
  if (DIGITS.test(text)) return { value: Number(text), length: 1 };
  let value = 0;
  let length = 0;
  for (; length < LONGEST && at + length < words.length; length++) {
    const part = NUMBERS.get(words[at + length]!.text);
    if (part === undefined || (length > 0 && part !== 100 && (part >= 10 ? value % 100 !== 0 : value % 10 !== 0)))
      break;
    value = part === 100 ? Math.max(value, 1) * 100 : value + part;
  }
  return length > 0 ? { value, length } : undefined;
}
const DIGITS = /^\d+$/;
const LONGEST = 4;

/** Marks numbers that are a sign by what they count or measure. */
export function measures(words: readonly Word[]): void {
  for (let at = 0, length = 1; at < words.length; at += length) {
    const number = numberAt(words, at);
    length = number?.length ?? 1;
    if (!number || DIGITS.test(words[at - 1]?.text ?? '')) continue;
    const { value } = number;
    const { marks, sentence } = words[at]!;
    const next = words[at + length];
    const unit = next?.text ?? '';
    if (isTooMuch(value, next)) marks.set('overcount', [YES]);
    if (OTHER_UNIT.test(unit)) continue;
    const near = words.slice(Math.max(0, at - NEAR), at + length + NEAR).filter((word) => word.sentence === sentence);
    for (const { of, isSign, gives } of MEASURES)
      if (isSign(value) && near.some((word) => of.some((name) => word.marks.has(name)))) marks.set(gives, [YES]);
    if (value >= 38 && value <= 41 && /^(?:\d|bucuk|derece\w*|degrees?|ates\w*)$/.test(unit)) marks.set('fever', [YES]);
    if (value === 39 || value === 40 || (value >= 101 && value <= 105)) marks.set('feverish', [YES]);
  }
}

/** More of a medicine than may be taken at once. */
function isTooMuch(value: number, next: Word | undefined): boolean {
  const unit = next?.text ?? '';
  if (/^(?:mg|mili)/.test(unit)) return value > MILLIGRAMS;
  if (/^(?:g|gr|gram\w*)$/.test(unit)) return value > GRAMS && value < 100;
  return value >= MANY && (next?.marks.has('many') || next?.marks.has('pill') || false);
}
