import type { Problem } from '../entries/problem.ts';
import { problemIn, type Passage } from './passages.ts';

/** Something no text of the site may say: src/api/README.md, "What never appears". */
export interface Violation {
  readonly rule: 'fee' | 'success rate';
  /** The words that break the rule. */
  readonly text: string;
  /** Where they begin, in UTF-16 code units. */
  readonly index: number;
}

const CODE = '(?:TL|TRY|USD|EUR|GBP)';
const CURRENCY = String.raw`(?:[₺$€£]|${CODE}(?![\p{L}\p{N}_])|(?:Türk\s)?(?:lira|dolar|euro|avro|sterlin)\p{L}*)`;
const FEE = new RegExp(
  String.raw`(?:(?:[₺$€£]|(?<!\p{L})${CODE})\s?\d[\d.,]*|(?<![\p{L}\d.])\d[\d.,]*\s?(?:bin\s|milyon\s)?${CURRENCY}|(?<!\p{L})(?:yüz|bin|milyon)\s(?:TL(?!\p{L})|lira\p{L}*))`,
  'giu',
);
/** Whether a text can hold a fee at all: quick, for the thousands of files that do not. */
const CAN_HOLD_FEE = /[₺$€£]|(?<![a-z])(?:TL|TRY|USD|EUR|GBP)(?![a-z])|[\d.,\s](?:lira|dolar|euro|avro|sterlin)/i;

/** Numbers in words, with their endings: `doksan`, `dokuzunda`. */
const WORD = '(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz)';
const COUNT = String.raw`(?:\d+|(?<!\p{L})${WORD})`;
/** Shares: `%95`, `95 %`, `yüzde doksan` (not "on the face"), `95/100`, `100 hastanın 95’inde`, `on dişten dokuzu`. */
const SHARE = new RegExp(
  [
    String.raw`%\s?\d+(?:[.,]\d+)?`,
    String.raw`\d+(?:[.,]\d+)?\s?%`,
    String.raw`(?<!\p{L})yüzde\s${COUNT}(?:['’]?\p{L}+)?`,
    String.raw`(?<![\d/])\d+\s?\/\s?10{1,3}(?![\d/])`,
    String.raw`(?:\d+|(?<!\p{L})(?:on|yirmi|elli|yüz|bin))\s\p{L}{2,20}(?:[ıiuü]n|[dt][ae]n)\s${COUNT}(?:['’]?\p{L}+)?`,
  ].join('|'),
  'giu',
);
const SUCCESS = /başarı|sağkalım|success|survival/iu;
const SENTENCE = /[^.!?\n]+(?:[.!?](?=\d)[^.!?\n]+)*[.!?\n]?/gu;

/** An address in which "%20" is a space, not a share. */
const ENCODED_ADDRESS = /(?:https?:|mailto:|(?<=["(])\/)[^\s"'<>()]*%[\da-f]{2}[^\s"'<>()]*/giu;

/** Every amount of money, and every share that a sentence gives of success, in one passage of content. */
export function violationsIn(passage: string): Violation[] {
  if (!CAN_HOLD_FEE.test(passage) && !SUCCESS.test(passage)) return [];
  const text = passage.replaceAll(ENCODED_ADDRESS, (address) => ' '.repeat(address.length));
  return [...(CAN_HOLD_FEE.test(text) ? fees(text) : []), ...(SUCCESS.test(text) ? successRates(text) : [])];
}

const fees = (text: string): Violation[] =>
  [...text.matchAll(FEE)].map((match) => ({ rule: 'fee', text: match[0], index: match.index }));

function successRates(text: string): Violation[] {
  return [...text.matchAll(SENTENCE)]
    .filter(([sentence]) => SUCCESS.test(sentence))
    .flatMap((sentence) =>
      [...sentence[0].matchAll(SHARE)].map((match): Violation => ({
        rule: 'success rate',
        text: match[0],
        index: sentence.index + match.index,
      })),
    );
}

const REMEDY: Readonly<Record<Violation['rule'], string>> = {
  fee: 'fees are not published; take the amount out and refer to the examination',
  'success rate': 'success rates are not published; say in words what the outcome depends on',
};

/** Fees and success rates: src/api/README.md, "What never appears". */
export const amountProblems = (passage: Passage): Problem[] =>
  violationsIn(passage.text).map(({ rule, text, index }) =>
    problemIn(passage, index, `the ${rule} ${JSON.stringify(text)}: ${REMEDY[rule]}`),
  );
