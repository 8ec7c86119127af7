import type { UrgentKind } from '../entries/urgentKinds.ts';
import { FLOOR, NOT_NOW, NOW } from './floor.ts';
import { numbersIn, readWords } from './words.ts';

/** A row of the floor: words in this order, and those that take it back. */
interface Row {
  readonly kind: UrgentKind;
  readonly pattern: RegExp;
  readonly unless: RegExp | undefined;
  readonly range: readonly [least: number, most: number] | undefined;
}

const ROWS = Object.entries(FLOOR).flatMap(([kind, rows]) => rows.map((row) => compile(kind as UrgentKind, row)));
const notNow = anyOf(NOT_NOW);
const now = anyOf(NOW);

/** The kind of emergency that a row of the floor finds in a question; undefined where none does. */
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

/** Words of a question with a space on either side, number words as digits, and `|` where a part of a sentence ends. */
const partsOf = (question: string): string =>
  question
    .split(/[.,;!?\n]+(?!\d)/)
    .map((part) => ` ${withDigits(readWords(part)).join(' ')} `)
    .join('|');

function withDigits(words: readonly string[]): (string | number)[] {
  const numbers = numbersIn(words);
  return words.map((word, at) => numbers[at] ?? word);
}

/** The parts of a text that a match is in. */
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

/** Each word ends before a space, which the next one begins with; `|` may lie between. */
function tokenPattern(token: string): string {
  if (token === '..') return '(?:(?: \\|)? [^ |]+){0,3}?';
  const isOptional = token.endsWith('?');
  const words = (isOptional ? token.slice(0, -1) : token)
    .split('/')
    .map((word) => (/^\d+-\d+$/.test(word) ? '(\\d+)' : word.replace(/\*$/, '[^ |]*').replace(/^\*/, '[^ |]*')));
  return `(?:(?: \\|)? (?:${words.join('|')})(?= ))${isOptional ? '?' : ''}`;
}

/** Any of several phrases, divided by `|`. */
function anyOf(phrases: string): RegExp {
  return new RegExp(
    phrases
      .split(' | ')
      .map((phrase) => phrase.split(' ').map(tokenPattern).join(''))
      .join('|'),
  );
}
