import type { UrgentKind } from '../entries/schemas/urgentKinds.ts';
import { FLOOR } from './floor.ts';
import { FLOOR_ENGLISH } from './floorEnglish.ts';
import { GRAVE, NOT_NOW, NOW } from './floorWords.ts';
import { numbersIn, readWords } from './words.ts';

/** A row of the floor: words in this order, and words that cancel it. */
interface Row {
  readonly kind: UrgentKind;
  readonly pattern: RegExp;
  readonly unless: RegExp | undefined;
  readonly range: readonly [least: number, most: number] | undefined;
}

const ROWS = (Object.keys(FLOOR) as UrgentKind[]).flatMap((kind) =>
  [...FLOOR[kind]!, ...(FLOOR_ENGLISH[kind] ?? [])].map((row) => compile(kind, row)),
);
const notNow = anyOf(NOT_NOW);
const now = anyOf(NOW);
const grave = anyOf(GRAVE);

/** Tell whether a question about poison has a sign with which 112 is to be called. */
export const isGrave = (question: string): boolean => grave.test(partsOf(question));

/** Get the kind of emergency of the first row that matches a question; undefined if none does. */
export function findOnFloor(question: string): UrgentKind | undefined {
  const text = partsOf(question);
  return ROWS.find((row) => {
    for (const match of text.matchAll(row.pattern)) {
      const value = match[1] === undefined ? undefined : Number(match[1]);
      if (row.range && value !== undefined && (value < row.range[0] || value > row.range[1])) continue;
      const part = partAround(text, match.index, match.index + match[0].length);
      if (row.unless?.test(part)) continue;
      if (!notNow.test(part) || now.test(part)) return true;
    }
    return false;
  })?.kind;
}

/** Write a question as words surrounded by spaces, numbers as digits, with `|` between the parts of its sentences. */
const partsOf = (question: string): string =>
  question
    .split(/[.,;!?\n]+(?!\d)/)
    .map((part) => ` ${withDigits(readWords(part)).join(' ')} `)
    .join('|');

function withDigits(words: readonly string[]): (string | number)[] {
  const numbers = numbersIn(words);
  return words.map((word, at) => numbers[at] ?? word);
}

/** Get the parts of a text that contain a match. */
function partAround(text: string, start: number, end: number): string {
  const from = text.lastIndexOf('|', start) + 1;
  const to = text.indexOf('|', end);
  return text.slice(from, to < 0 ? text.length : to);
}

function compile(kind: UrgentKind, row: string): Row {
  const tokens = row.split(' ');
  const taken = tokens.filter((token) => token.startsWith('!')).map((token) => token.slice(1));
  const needed = tokens.filter((token) => !token.startsWith('!'));
  const range = needed.flatMap((token) => [...(/(\d+)-(\d+)/.exec(token)?.slice(1, 3).map(Number) ?? [])]);
  return {
    kind,
    pattern: new RegExp(needed.map(tokenPattern).join(''), 'g'),
    unless: taken.length > 0 ? new RegExp(taken.map((token) => `(?:${tokenPattern(token)})`).join('|')) : undefined,
    range: range.length === 2 ? [range[0]!, range[1]!] : undefined,
  };
}

/** Write the pattern of a token. Each word ends before a space, with which the next one begins; `|` may be in between. */
function tokenPattern(token: string): string {
  if (token === '..') return '(?:(?: \\|)? [^ |]+){0,3}?';
  const isOptional = token.endsWith('?');
  const words = (isOptional ? token.slice(0, -1) : token)
    .split('/')
    .map((word) => (/^\d+-\d+$/.test(word) ? '(\\d+)' : word.replace(/\*$/, '[^ |]*').replace(/^\*/, '[^ |]*')));
  return `(?:(?: \\|)? (?:${words.join('|')})(?= ))${isOptional ? '?' : ''}`;
}

/** Match any of several phrases separated by `|`. */
function anyOf(phrases: string): RegExp {
  return new RegExp(
    phrases
      .split(' | ')
      .map((phrase) => phrase.split(' ').map(tokenPattern).join(''))
      .join('|'),
  );
}
