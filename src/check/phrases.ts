import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { PlacedText } from '#markdown/places.ts';

/**
 * Lists of rows of words, by name. A row finds its words in this order, side by side; capitals and brackets do not
 * matter.
 *
 *     word      this word; word*: any that begins with it, *word: any that ends with it
 *     112, %    a number or a sign; #: any digit, [3-9]: one of these
 *     a/b       either; a/b?: may be missing
 *     NUMBER    any number in digits
 *     NAME      any row of the list of this name
 *     ..        up to three other words of the clause
 *     ...       up to eight other words, whatever stands between them
 *     |         the end of a clause
 *     !a/b      cancels the row if one of these is in its sentence
 */
type PhraseLists = Readonly<Record<string, readonly string[]>>;

/** Numbers and words with what follows an apostrophe, signs, and the ends of clauses and sentences. */
const TOKEN =
  /\d+(?:[.,]\d+)*(?:['’]\p{L}+)?|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}+)*|[%‰+\p{Sc}]|(?<clause>[,;](?!-)|[{}])|(?<sentence>[.!?\n])/gu;
/** What a word or number may have after an apostrophe. */
const ENDING = '(?:’[^ ]+)?';
/** A word in a line begins with a blank; `,` and `.` are words of their own. */
const WORD = ' [^ ,.][^ ]*';

/** Read lists of phrases from a file of YAML: functions that find those of a list in a text as it is shown. */
export function readPhrases(file: URL) {
  const lists = parse(readFileSync(file, 'utf8')) as PhraseLists;
  const rowsOf = (list: string) => lists[list]!.map((row) => compileRow(row, lists));
  return {
    /** Create a function that lists the phrases in a text, without those within others. */
    finder: (list: string) => createFinder(rowsOf(list)),
    /** Create a function that tells whether a text has one of the phrases. */
    test: (list: string) => createTest(rowsOf(list)),
  };
}

interface Row {
  readonly pattern: RegExp;
  readonly unless: RegExp | undefined;
}

const createFinder =
  (rows: readonly Row[]) =>
  (text: string): PlacedText[] => {
    const { line, placeOf } = lineOf(text);
    const found = rows
      .flatMap((row) => matchesOf(row, line))
      .map(({ 0: words, index }) => ({ start: placeOf(index).start, end: placeOf(index + words.length).before }))
      .toSorted((a, b) => a.start - b.start || b.end - a.end);
    let last = 0;
    return found
      .filter(({ start, end }) => start >= last && (last = end))
      .map(({ start, end }) => ({ text: text.slice(start, end), index: start }));
  };

const createTest =
  (rows: readonly Row[]) =>
  (text: string): boolean => {
    const { line } = lineOf(text);
    return rows.some((row) => matchesOf(row, line).length > 0);
  };

const matchesOf = ({ pattern, unless }: Row, line: string): RegExpExecArray[] =>
  [...line.matchAll(pattern)].filter((match) => !unless?.test(sentenceAround(line, match)));

const plain = (word: string): string => word.toLocaleLowerCase('tr').replaceAll('ı', 'i').replaceAll("'", '’');

/** Write the words of a text with one blank before each, and get where in the text they start and end. */
function lineOf(text: string) {
  const places = new Map<number, { readonly start: number; readonly before: number }>();
  let line = '';
  let before = 0;
  for (const { 0: token, index, groups = {} } of text.matchAll(TOKEN)) {
    places.set(line.length, { start: index, before });
    line += ` ${groups['clause'] ? ',' : groups['sentence'] ? '.' : plain(token)}`;
    before = index + token.length;
  }
  places.set(line.length, { start: before, before });
  return { line: `${line} .`, placeOf: (offset: number) => places.get(offset)! };
}

/** Characters of a sentence before and after a phrase that are searched for what cancels it. */
const NEARBY = 300;

function sentenceAround(line: string, { 0: words, index }: RegExpExecArray): string {
  const before = line.slice(Math.max(0, index - NEARBY), index);
  const after = line.slice(index + words.length, index + words.length + NEARBY);
  return before.slice(before.lastIndexOf(' . ') + 1) + words + after.split(' . ', 1)[0] + ' ';
}

function compileRow(row: string, lists: PhraseLists): Row {
  const tokens = row.split(' ');
  const needed = tokens.filter((token) => !token.startsWith('!'));
  const cancelling = tokens.filter((token) => token.startsWith('!')).map((token) => token.slice(1));
  return {
    pattern: new RegExp(sequenceOf(needed, lists), 'g'),
    unless:
      cancelling.length > 0 ? new RegExp(cancelling.map((token) => patternOf(token, lists)).join('|')) : undefined,
  };
}

const sequenceOf = (tokens: readonly string[], lists: PhraseLists): string =>
  tokens.map((token) => patternOf(token, lists)).join('');

function patternOf(token: string, lists: PhraseLists): string {
  if (token === '..') return `(?:${WORD}){0,3}?`;
  if (token === '...') return '(?: [^ ]+){0,8}?';
  if (token === '|') return '(?= [,.])';
  if (token.endsWith('?')) return `(?:${patternOf(token.slice(0, -1), lists)})?`;
  return `(?:${token
    .split('/')
    .map((word) => wordPattern(word, lists))
    .join('|')})(?= )`;
}

function wordPattern(word: string, lists: PhraseLists): string {
  if (word === 'NUMBER') return String.raw` \d[^ ]*`;
  if (/^\p{Lu}/u.test(word)) return lists[word]!.map((row) => sequenceOf(row.split(' '), lists)).join('|');
  if (/^[\d#[]/.test(word)) return ` ${word.replaceAll('.', '[.,]').replaceAll('#', String.raw`\d`)}${ENDING}`;
  if (/^[^\p{L}*]/u.test(word)) return ` [${word}]`;
  return ` ${plain(word).replaceAll('*', '[^ ]*')}${ENDING}`;
}
