import { numbersIn, readWords } from './readWords.ts';
import type { UrgentKind } from './urgentKinds.ts';

/** `floor.yaml`: phrases that are an emergency in any sentence about now. Plain data. */
export interface FloorTable {
  readonly kinds: Readonly<
    Partial<
      Record<
        UrgentKind,
        { readonly tr: readonly string[]; readonly en: readonly string[]; readonly other: readonly string[] }
      >
    >
  >;
  readonly words: Readonly<Record<string, string>>;
  readonly fever: readonly string[];
  readonly grave: readonly string[];
  readonly notNow: readonly string[];
  readonly now: readonly string[];
  /** Phrases that alone are no emergency at any practice. */
  readonly everyday: readonly string[];
}

export interface Floor {
  /** Get the kind of emergency of the first row that matches a question; undefined if none does. */
  readonly kindOf: (question: string) => UrgentKind | undefined;
  /** Tell whether a question about poison has a sign that needs 112. */
  readonly isGrave: (question: string) => boolean;
  /** Tell whether a question says that somebody has fever. */
  readonly hasFever: (question: string) => boolean;
  readonly everyday: readonly string[];
}

/** Create the functions that look for the phrases of the floor. */
export function createFloor(table: FloorTable): Floor {
  const rows = (Object.keys(table.kinds) as UrgentKind[]).flatMap((kind) => {
    const { tr, en, other } = table.kinds[kind]!;
    return [...tr, ...en, ...other].map((row) => ({ kind, ...compile(row, table.words) }));
  });
  const fever = table.fever.map((row) => compile(row, table.words));
  const grave = anyOf(table.grave);
  const notNow = anyOf(table.notNow);
  const now = anyOf(table.now);
  return {
    kindOf(question) {
      const text = partsOf(question);
      return rows.find(({ pattern, unless }) =>
        [...text.matchAll(pattern)].some((match) => {
          const part = partAround(text, match.index, match.index + match[0].length);
          return !unless?.test(part) && (!notNow.test(part) || now.test(part));
        }),
      )?.kind;
    },
    hasFever(question) {
      const text = partsOf(question);
      return fever.some(({ pattern, unless }) =>
        [...text.matchAll(pattern)].some(
          (match) => !unless?.test(partAround(text, match.index, match.index + match[0].length)),
        ),
      );
    },
    everyday: table.everyday,
    isGrave: (question) => grave.test(partsOf(question)),
  };
}

/** Write a question as words surrounded by spaces, numbers as digits, with `|` between the parts of its sentences. */
const partsOf = (question: string): string =>
  question
    .split(/(?<![.,;!?\n])[.,;!?\n]+(?!\d)/)
    .map((part) => ` ${withDigits(readWords(part)).join(' ')} `)
    .join('|');

/** Before "altı" in the sense of "under", as in "dil altı hapı". */
const UNDER = /^(?:dil|goz|cene|koltuk|deri|dis|kulak|burun|ayak|yas|masa|yatak)$/;

function withDigits(words: readonly string[]): (string | number)[] {
  const numbers = numbersIn(words);
  const isUnder = (at: number) => words[at] === 'alti' && UNDER.test(words[at - 1] ?? '');
  return words.map((word, at) => (isUnder(at) ? word : (numbers[at] ?? word)));
}

/** Get the parts of a text that contain a match. */
function partAround(text: string, start: number, end: number): string {
  const from = text.lastIndexOf('|', start) + 1;
  const to = text.indexOf('|', end);
  return text.slice(from, to < 0 ? text.length : to);
}

/** Compile a row: the words that it needs in this order, and those that cancel it. */
function compile(row: string, words: FloorTable['words']): { pattern: RegExp; unless: RegExp | undefined } {
  const tokens = row.replaceAll(/[A-Z_]+/g, (name) => words[name]!.replaceAll(' ', '/')).split(' ');
  const needed = tokens.filter((token) => !token.startsWith('!'));
  const cancelling = tokens.filter((token) => token.startsWith('!')).map((token) => token.slice(1));
  return {
    pattern: new RegExp(needed.map(tokenPattern).join(''), 'g'),
    unless: cancelling.length > 0 ? new RegExp(cancelling.map(tokenPattern).join('|')) : undefined,
  };
}

/**
 * Write the pattern of a token. Each word ends before a space, with which the next one begins; `|` may be in between.
 */
function tokenPattern(token: string): string {
  if (token === '..') return '(?:(?: \\|)? [^ |]+){0,3}?';
  const isOptional = token.endsWith('?');
  const words = (isOptional ? token.slice(0, -1) : token).split('/').map((word) => {
    const range = /^(\d+)-(\d+)$/.exec(word);
    // A question's numbers are in digits.
    const [number] = numbersIn([word]);
    return range
      ? numbersBetween(Number(range[1]), Number(range[2]))
      : `${word.replaceAll('*', '[^ |]*')}${number === undefined ? '' : `|${number}`}`;
  });
  return `(?:(?: \\|)? (?:${words.join('|')})(?= ))${isOptional ? '?' : ''}`;
}

function numbersBetween(least: number, most: number): string {
  return Array.from({ length: most - least + 1 }, (_, at) => least + at).join('|');
}

/** Match any of several phrases. */
const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map((phrase) => phrase.split(' ').map(tokenPattern).join('')).join('|'));
