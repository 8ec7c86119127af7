import type { Problem } from '../entries/problem.ts';
import { problemIn, type Passage } from './passages.ts';

/** Words that may not be published: src/api/README.md, "What never appears". */
export interface Violation {
  readonly rule: 'fee' | 'success rate';
  /** The words that break the rule. */
  readonly text: string;
  /** Offset of `text`, in UTF-16 code units. */
  readonly index: number;
}

const any = (alternatives: readonly string[]) => `(?:${alternatives.join('|')})`;
const START = String.raw`(?<![\p{L}\d.])`;
const END = String.raw`(?![\p{L}\p{N}_])`;

const SYMBOL = '[₺$€£]';
const CODE = any(['TL', 'TRY', 'USD', 'EUR', 'GBP']);
const CURRENCY = any(['lira', 'dolar', 'euro', 'avro', 'sterlin']);
const LARGE = any(['yüz', 'bin', 'milyon']);
const FEE = new RegExp(
  any([
    String.raw`(?:${SYMBOL}|(?<!\p{L})${CODE})\s?\d[\d.,]*`,
    String.raw`${START}\d[\d.,]*\s?(?:${LARGE}\s)?(?:${SYMBOL}|${CODE}${END}|(?:Türk\s)?${CURRENCY}\p{L}*)`,
    String.raw`${START}${LARGE}\s(?:TL${END}|${CURRENCY}\p{L}*)`,
  ]),
  'giu',
);

const NUMBER = any([
  String.raw`\d+`,
  `${START}${any('bir iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz'.split(' '))}`,
]);
/** Numbers that shares are given of, and the endings for "of": `on dişten dokuzu`, `100 hastanın 95’inde`. */
const WHOLE = any([String.raw`\d+`, `${START}${any(['on', 'yirmi', 'elli', 'yüz', 'bin'])}`]);
const OF = any(['ın', 'in', 'un', 'ün', 'dan', 'den', 'tan', 'ten']);
const SHARE = new RegExp(
  any([
    String.raw`%\s?\d+(?:[.,]\d+)?`,
    String.raw`\d+(?:[.,]\d+)?\s?%`,
    String.raw`${START}yüzde\s${NUMBER}`,
    String.raw`(?<![\d/])\d+\s?/\s?10{1,3}(?![\d/])`,
    String.raw`${WHOLE}\s\p{L}+${OF}\s${NUMBER}`,
  ]),
  'giu',
);
const SUCCESS = new RegExp(any(['başarı', 'sağkalım', 'success', 'survival']), 'iu');
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
  fee: 'fees are not published; take the amount out and refer to the examination',
  'success rate': 'success rates are not published; say in words what the outcome depends on',
};

/** Reject fees and success rates. */
export const amountProblems = (passage: Passage): Problem[] =>
  violationsIn(passage.text).map(({ rule, text, index }) =>
    problemIn(passage, index, `the ${rule} ${JSON.stringify(text)}: ${REMEDY[rule]}`),
  );
