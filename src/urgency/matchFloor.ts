import type { UrgentKind } from '../entries/schemas/urgentKinds.ts';
import { FLOOR } from './floor.ts';
import { FLOOR_ENGLISH } from './floorEnglish.ts';
import { FLOOR_WORDS, GRAVE, NOT_NOW, NOW } from './floorWords.ts';
import { numbersIn, readWords } from './words.ts';

const ROWS = (Object.keys(FLOOR) as UrgentKind[]).flatMap((kind) =>
  [...FLOOR[kind]!, ...(FLOOR_ENGLISH[kind] ?? [])].map((row) => ({ kind, ...compile(row) })),
);
const notNow = anyOf(NOT_NOW);
const now = anyOf(NOW);
const grave = anyOf(GRAVE);

/** Tell whether a question about poison has a sign that needs 112. */
export const isGrave = (question: string): boolean => grave.test(partsOf(question));

/** Get the kind of emergency of the first row that matches a question; undefined if none does. */
export function findOnFloor(question: string): UrgentKind | undefined {
  const text = partsOf(question);
  return ROWS.find(({ pattern, unless }) =>
    [...text.matchAll(pattern)].some((match) => {
      const part = partAround(text, match.index, match.index + match[0].length);
      return !unless?.test(part) && (!notNow.test(part) || now.test(part));
    }),
  )?.kind;
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

/** Compile a row: the words that it needs in this order, and those that cancel it. */
function compile(row: string): { pattern: RegExp; unless: RegExp | undefined } {
  const tokens = row.replaceAll(/[A-Z_]+/g, wordsNamed).split(' ');
  const needed = tokens.filter((token) => !token.startsWith('!'));
  const cancelling = tokens.filter((token) => token.startsWith('!')).map((token) => token.slice(1));
  return {
    pattern: new RegExp(needed.map(tokenPattern).join(''), 'g'),
    unless: cancelling.length > 0 ? new RegExp(cancelling.map(tokenPattern).join('|')) : undefined,
  };
}

function wordsNamed(name: string): string {
  const words = FLOOR_WORDS[name];
  if (words === undefined) throw new Error(`No words of the floor are named ${name}.`);
  return words;
}

/**
 * Write the pattern of a token. Each word ends before a space, with which the next one begins; `|` may be in between.
 */
function tokenPattern(token: string): string {
  if (token === '..') return '(?:(?: \\|)? [^ |]+){0,3}?';
  const isOptional = token.endsWith('?');
  const words = (isOptional ? token.slice(0, -1) : token).split('/').map((word) => {
    const range = /^(\d+)-(\d+)$/.exec(word);
    return range ? numbersBetween(Number(range[1]), Number(range[2])) : word.replaceAll('*', '[^ |]*');
  });
  return `(?:(?: \\|)? (?:${words.join('|')})(?= ))${isOptional ? '?' : ''}`;
}

function numbersBetween(least: number, most: number): string {
  return Array.from({ length: most - least + 1 }, (_, at) => least + at).join('|');
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
