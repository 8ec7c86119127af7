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
  /** Cases of a kind with first aid of their own, by name. */
  readonly cases: Readonly<Record<string, FloorCase>>;
  readonly words: Readonly<Record<string, string>>;
  readonly signs: Readonly<Record<FloorSign, readonly string[]>>;
  readonly grave: readonly string[];
  readonly past: readonly string[];
  readonly imagined: readonly string[];
  readonly now: readonly string[];
  /** Phrases that alone are no emergency at any practice. */
  readonly everyday: readonly string[];
  /** Words of questions whether it can wait, what it is or what to do. */
  readonly asking: readonly string[];
  /** Rows of what is no emergency alone. */
  readonly calm: readonly string[];
}

/** What first aid depends on besides the kind. */
type FloorSign = 'fever' | 'chills' | 'swelling' | 'noSwelling';

interface FloorCase {
  readonly kind: UrgentKind;
  /** Whether the case raises no alarm by itself, and only chooses first aid. */
  readonly silent?: boolean | undefined;
  /** Whether what is long past counts, too. */
  readonly past?: boolean | undefined;
  readonly rows: readonly string[];
}

export interface Floor {
  /** Get the kind of emergency of the first row that matches a question; undefined if none does. */
  readonly kindOf: (question: string) => UrgentKind | undefined;
  /** Get the name of the first case of a kind that a question describes. */
  readonly caseOf: (question: string, kind: UrgentKind) => string | undefined;
  /** Tell whether a question about poison has a sign that needs 112. */
  readonly isGrave: (question: string) => boolean;
  readonly has: (sign: FloorSign, question: string) => boolean;
  readonly everyday: readonly string[];
  /** Tell whether a folded word belongs to a question whether it can wait, what it is or what to do. */
  readonly isAsking: (word: string) => boolean;
  /** Get the words of a question that are no emergency by themselves. */
  readonly calmIn: (question: string) => string;
}

/** Create the functions that look for the phrases of the floor. */
export function createFloor(table: FloorTable): Floor {
  const compiled = (list: readonly string[]) => list.map((row) => compile(row, table.words));
  const cases = Object.entries(table.cases).map(([name, one]) => ({ ...one, name, rows: compiled(one.rows) }));
  const rows = (Object.keys(table.kinds) as UrgentKind[]).flatMap((kind) => {
    const { tr, en, other } = table.kinds[kind]!;
    return [
      ...cases.filter((one) => one.kind === kind && !one.silent),
      { kind, past: false, rows: compiled([...tr, ...en, ...other]) },
    ];
  });
  const signs = Object.fromEntries(Object.entries(table.signs).map(([sign, list]) => [sign, compiled(list)]));
  const calm = compiled(table.calm);
  const grave = anyOf(table.grave);
  const past = anyOf(table.past);
  const imagined = anyOf(table.imagined);
  const now = anyOf(table.now);
  const asking = new RegExp(`^(?:${table.asking.join('|').replaceAll('*', '.*')})$`);
  /** Get the matches of a row that no other word of their sentence cancels. */
  const matchesOf = ({ pattern, unless }: Row, text: string, mayBePast = true): string[] =>
    [...text.matchAll(pattern)]
      .filter(({ index, 0: words }) => {
        // A match begins with the blank, or the end of a sentence, before its first word.
        const start = index + /^[ |]*/.exec(words)![0].length;
        const end = index + words.length;
        if (unless?.test(partAround(text, start, end, '||'))) return false;
        if (mayBePast || now.test(partAround(text, start, end))) return true;
        if (ASKS_MEANING.test(text.slice(end))) return false;
        const near = wordsAround(text, start, end, WORDS_NEAR).replaceAll(PAST_CLAUSE, ' ');
        return (
          !imagined.test(near) && (IS_PRESENT.test(wordsAround(text, start, end, WORDS_OF_VERB)) || !past.test(near))
        );
      })
      .map(([words]) => words);
  const describes = (text: string, one: { rows: Row[]; past?: boolean | undefined }) =>
    one.rows.some((row) => matchesOf(row, text, one.past ?? false).length > 0);
  return {
    kindOf(question) {
      const text = partsOf(question);
      return rows.find((one) => describes(text, one))?.kind;
    },
    caseOf(question, kind) {
      const text = partsOf(question);
      return cases.find((one) => one.kind === kind && describes(text, one))?.name;
    },
    has(sign, question) {
      const text = partsOf(question);
      return signs[sign]!.some((row) => matchesOf(row, text).length > 0);
    },
    everyday: table.everyday,
    isAsking: (word) => asking.test(word),
    calmIn(question) {
      const text = partsOf(question);
      return calm.flatMap((row) => matchesOf(row, text)).join(' ');
    },
    isGrave: (question) => grave.test(partsOf(question)),
  };
}

/** The end of a question to a practice: what stands beside it is a sentence of its own. */
const ENDS_QUESTION = / (?:m[iu](?:y[iu]\S*|s[iu]n\S*)?|kac \S+|ne kadar|nedir|nerede\S*|lutfen) $/;

/** Tell whether a part of a text asks what a practice does or costs: not whether something is normal. */
export const isQuestion = (part: string): boolean =>
  / (?:m[iu]s[iu]n\S*|kac \S+|ne kadar|nedir) $/.test(` ${readWords(part).join(' ')} `);

/**
 * Write a question as words surrounded by spaces, numbers as digits, with `|` between the parts of a sentence and `||`
 * between sentences.
 */
const partsOf = (question: string): string =>
  question
    .replaceAll(/(?<=\d)\.(?= gün)/gu, '')
    .split(/(?<![.,;!?\n])([.,;!?\n]+)(?!\d)/)
    .map((part, at) =>
      at % 2 > 0 ? (/[.!?\n]/.test(part) ? '||' : '|') : ` ${withDigits(readWords(part)).join(' ')} `,
    )
    .map((part, at, parts) => (part === '|' && ENDS_QUESTION.test(parts[at - 1]!) ? '||' : part))
    .join('');

/** Before "altı" in the sense of "under", as in "dil altı hapı". */
const UNDER = /^(?:dil|goz|cene|koltuk|deri|dis|kulak|burun|ayak|yas|masa|yatak)$/;

function withDigits(words: readonly string[]): (string | number)[] {
  const numbers = numbersIn(words);
  const isUnder = (at: number) => words[at] === 'alti' && UNDER.test(words[at - 1] ?? '');
  return words.map((word, at) => (isUnder(at) ? word : (numbers[at] ?? word)));
}

/** Get the parts of sentences that contain a match, with `||` from the beginning of its sentence. */
function partAround(text: string, start: number, end: number, begin: '|' | '||' = '|'): string {
  const from = text.lastIndexOf(begin, start) + 1;
  const to = text.indexOf('|', end);
  return text.slice(from, to < 0 ? text.length : to);
}

/** So many words on either side may say that something is past or imagined: many write without full stops. */
const WORDS_NEAR = 4;
const WORDS_OF_VERB = 2;
/** Ends what goes on now, so that a time in the past belongs to something else: "geçen hafta çektirdim, durmuyor". */
const IS_PRESENT = /(?:[iu]yo(?:r(?:um|uz|lar)?|m)?| var| (?:is|isnt|wont|cant|cannot|want)) /;

/** Follows what is only asked about: "kalp krizi nedir", "inme ne demek". */
const ASKS_MEANING = /^ ?(?:nedir|ne demek|demek|neden olu[rs]|niye olu[rs]) /;

/** What was done in the past to something of now: "geçen hafta yazdığınız ilacın kutusunu içtim". */
const PAST_CLAUSE = / \S+ \S+ \S{2,}[dt][iu]gi(?:n|m|niz|miz)? /g;

/** Get a match with the words beside it that belong to its sentence. */
function wordsAround(text: string, start: number, end: number, count: number): string {
  const part = partAround(text, start, end);
  const at = text.lastIndexOf('|', start) + 1;
  const before = part
    .slice(0, start - at)
    .split(' ')
    .slice(-count - 1);
  const after = part
    .slice(end - at)
    .split(' ')
    .slice(0, count + 1);
  return ` ${before.join(' ')} ${part.slice(start - at, end - at)} ${after.join(' ')} `;
}

/** The words that a row needs in this order, and those that cancel it. */
interface Row {
  readonly pattern: RegExp;
  readonly unless: RegExp | undefined;
}

function compile(row: string, words: FloorTable['words']): Row {
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
  if (token === '..') return '(?:(?: \\|{1,2})? [^ |]+){0,3}?';
  const isOptional = token.endsWith('?');
  const words = (isOptional ? token.slice(0, -1) : token).split('/').map((word) => {
    const range = /^(\d+)-(\d+)$/.exec(word);
    // A question's numbers are in digits.
    const [number] = numbersIn([word]);
    return range
      ? numbersBetween(Number(range[1]), Number(range[2]))
      : `${word.replaceAll('*', '[^ |]*')}${number === undefined ? '' : `|${number}`}`;
  });
  return `(?:(?: \\|{1,2})? (?:${words.join('|')})(?= ))${isOptional ? '?' : ''}`;
}

function numbersBetween(least: number, most: number): string {
  return Array.from({ length: most - least + 1 }, (_, at) => least + at).join('|');
}

/** Match any of several phrases. */
const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(phrases.map((phrase) => phrase.split(' ').map(tokenPattern).join('')).join('|'));
