import type { Problem } from '../entries/problem.ts';
import { type Passage, problemIn } from './passages.ts';

/** Words that may not be published: src/api/README.md, "What never appears". */
interface Violation {
  readonly rule: 'fee' | 'success rate';
  /** The words that break the rule. */
  readonly text: string;
  /** Offset of `text`, in UTF-16 code units. */
  readonly index: number;
}

const CURRENCY = '[₺$€£]|(?:TL|TRY|USD|EUR|GBP)(?![\\p{L}\\p{N}_])|(?:Türk )?lira|dolar|euro|avro|sterlin';
const LARGE = 'yüz|bin|milyon';
const FEE = new RegExp(
  [
    String.raw`(?:[₺$€£]|(?<!\p{L})(?:TL|TRY|USD|EUR|GBP))\s?\d[\d.,]*`,
    String.raw`(?<![\p{L}\d.])(?:\d[\d.,]*(?:\s?(?:${LARGE}))?|${LARGE})\s?(?:${CURRENCY})`,
  ].join('|'),
  'giu',
);

const NUMBER = '\\d+|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz';
/** `%95`, `yüzde doksan`, `95/100`, `on dişten dokuzu`. */
const SHARE = new RegExp(
  [
    String.raw`%\s?\d[\d.,]*|\d[\d.,]*\s?%`,
    String.raw`(?<!\p{L})yüzde\s(?:${NUMBER})`,
    String.raw`(?<![\d/])\d+\s?/\s?100?0?(?![\d/])`,
    String.raw`(?<![\p{L}\d])(?:10{1,3}|on|yüz|bin)\s\p{L}+\s(?:${NUMBER})`,
  ].join('|'),
  'giu',
);
const SUCCESS = /başarı|sağkalım|success|survival/iu;
const SENTENCE = /[^.!?\n]+(?:[.!?](?=\d)[^.!?\n]+)*[.!?\n]?/gu;

/** An address in which "%20" is a space, not a share. */
const ENCODED_ADDRESS = /(?:https?:|mailto:|(?<=["(])\/)[^\s"'<>()]*%[\da-f]{2}[^\s"'<>()]*/giu;

/** Find every amount of money, and every share in a sentence about success. */
export function violationsIn(passage: string): Violation[] {
  const text = passage.replaceAll(ENCODED_ADDRESS, (address) => ' '.repeat(address.length));
  const find = (rule: Violation['rule'], pattern: RegExp, part: string, offset = 0) =>
    [...part.matchAll(pattern)].map(({ 0: words, index }): Violation => ({ rule, text: words, index: offset + index }));
  const sentences = SUCCESS.test(text) ? [...text.matchAll(SENTENCE)] : [];
  return [
    ...find('fee', FEE, text),
    ...sentences.flatMap(({ 0: sentence, index }) =>
      SUCCESS.test(sentence) ? find('success rate', SHARE, sentence, index) : [],
    ),
  ];
}

const REMEDY: Readonly<Record<Violation['rule'], string>> = {
  fee: 'fees are not published; remove the amount and refer to the examination',
  'success rate': 'success rates are not published; say in words what the outcome depends on',
};

/** Reject fees and success rates. */
export const amountProblems = (passage: Passage): Problem[] =>
  violationsIn(passage.text).map(({ rule, text, index }) =>
    problemIn(passage, index, `the ${rule} ${JSON.stringify(text)}: ${REMEDY[rule]}`),
  );
