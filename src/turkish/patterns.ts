import { numberAt } from './numbers.ts';

/**
 * Patterns of words: the notation of every table by which phrases are found in a text.
 *
 *     sign     example               finds
 *     word     kanal tedavisi        these words, side by side
 *     word*    diş* kır*             words that begin so; *word: that end so
 *     a/b      diş/azı ağrısı        one of these words
 *     a/b?     diş eti? kanaması     the same, with or without it
 *     ..       ateş* .. düşmüyor     up to three other words
 *     |        ne kadar |            the end of a clause, or of the text
 *     6-200    6-200 hap             a number in this range, in digits or words
 *     #        #.### tl              any digit
 *     NAME     FEVER var             a pattern of the list of this name
 *     !a/b     garanti* !bankası     cancels what is found if one of these is near it
 *
 * Words are written as the reader of the texts writes them: folded, or with their letters. What follows an apostrophe
 * (112’yi) is not compared.
 */
export type PatternLists = Readonly<Record<string, readonly string[]>>;

export interface Match {
  /** Position of the pattern in the list it was compiled from. */
  readonly patternIndex: number;
  readonly from: number;
  /** Position after the last word of the match. */
  readonly to: number;
}

/** Finds the rest of a pattern in words from a position on: the position behind it, or -1. */
type Rest = (words: readonly string[], at: number) => number;

const MAX_GAP_WORDS = 3;
/** Maximum number of words whose patterns are kept in memory. */
const MAX_CACHED_WORDS = 20_000;

/** Tell whether a "word" is a sign that ends a clause. */
const isEnd = (word: string | undefined): boolean => word === ',' || word === '.';

/**
 * Create a function that finds the matches of patterns in words. "," and "." among the words end clauses: only `|` goes
 * over them.
 * @param lists The lists that `NAME` stands for.
 */
export function createMatcher(patterns: readonly string[], lists: PatternLists = {}) {
  const byFirst = new Map<string, number[]>();
  patterns.forEach((pattern, number) => {
    for (const first of firstWords(pattern.split(' '), lists)) {
      const list = byFirst.get(first);
      if (list) list.push(number);
      else byFirst.set(first, [number]);
    }
  });
  const compiled: ReturnType<typeof compile>[] = [];
  const patternsByWord = new Map<string, readonly number[]>();
  const beginningWith = (word: string): readonly number[] => {
    const before = patternsByWord.get(word);
    if (before) return before;
    const beginnings = Array.from(word, (_, at) => `${word.slice(0, at + 1)}*`);
    const firsts = [word, withoutEnding(word), ...beginnings, ANY];
    const list = [...new Set(firsts.flatMap((first) => byFirst.get(first) ?? []))];
    if (patternsByWord.size < MAX_CACHED_WORDS) patternsByWord.set(word, list);
    return list;
  };
  /** @param nearOf The words near a match, in which others cancel it. */
  return (words: readonly string[], nearOf: (match: Match) => readonly string[] = () => words): Match[] => {
    const matches: Match[] = [];
    words.forEach((word, from) => {
      for (const pattern of beginningWith(word)) {
        const { needed, cancelling } = (compiled[pattern] ??= compile(patterns[pattern]!, lists));
        const end = needed(words, from);
        if (end < 0) continue;
        const match = { patternIndex: pattern, from, to: isEnd(words[end - 1]) ? end - 1 : end };
        if (!cancelling || !nearOf(match).some((_, at, near) => cancelling(near, at) >= 0)) matches.push(match);
      }
    });
    return matches;
  };
}

/** Stands for the first words of patterns that may begin with any word. */
const ANY = '';

/** A word, or the beginning of words. */
const WORD_OR_PREFIX = /^[^*#]+\*?$/;

const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

/** List the words with which a match of a pattern may begin. */
function firstWords([token = '', ...rest]: readonly string[], lists: PatternLists): string[] {
  const words = alternativesOf(token).flatMap((word) => {
    if (isName(word)) return lists[word]!.flatMap((pattern) => firstWords(pattern.split(' '), lists));
    return WORD_OR_PREFIX.test(word) && !RANGE.test(word) ? word : ANY;
  });
  return token.endsWith('?') ? [...words, ...firstWords(rest, lists)] : words;
}

/** List the words of a token, any of which may be at its place. */
const alternativesOf = (token: string): string[] => token.replace(/\?$/, '').split('/');

function compile(pattern: string, lists: PatternLists): { readonly needed: Rest; readonly cancelling?: Rest } {
  const tokens = pattern.split(' ');
  const needed = sequence(
    tokens.filter((token) => !token.startsWith('!')),
    lists,
    behind,
  );
  const cancels = tokens
    .filter((token) => token.startsWith('!'))
    .map((token) => matchToken(token.slice(1), lists, behind));
  return cancels.length > 0 ? { needed, cancelling: firstOf(cancels) } : { needed };
}

const behind: Rest = (_, at) => at;

const sequence = (tokens: readonly string[], lists: PatternLists, next: Rest): Rest =>
  tokens.reduceRight((rest, token) => matchToken(token, lists, rest), next);

function matchToken(token: string, lists: PatternLists, next: Rest): Rest {
  if (token === '..') return withGap(next);
  const choices = alternativesOf(token).map((word) => choice(word, lists, next));
  return firstOf(token.endsWith('?') ? [...choices, next] : choices);
}

const firstOf =
  (choices: readonly Rest[]): Rest =>
  (words, at) => {
    for (const matchRest of choices) {
      const end = matchRest(words, at);
      if (end >= 0) return end;
    }
    return -1;
  };

const withGap =
  (next: Rest): Rest =>
  (words, at) => {
    for (let start = at; start <= at + MAX_GAP_WORDS; start++) {
      const end = next(words, start);
      if (end >= 0) return end;
      if (start >= words.length || isEnd(words[start])) return -1;
    }
    return -1;
  };

function choice(word: string, lists: PatternLists, next: Rest): Rest {
  if (isName(word)) return firstOf(lists[word]!.map((pattern) => sequence(pattern.split(' '), lists, next)));
  if (word === '|')
    return (words, at) => (at === words.length ? next(words, at) : isEnd(words[at]) ? next(words, at + 1) : -1);
  const fits = createFits(word);
  return (words, at) => (at < words.length && !isEnd(words[at]) && fits(words, at) ? next(words, at + 1) : -1);
}

const RANGE = /^(\d+)-(\d+)$/;

/** Create a function that tells whether a word of a pattern fits the word at a position. */
function createFits(written: string): (words: readonly string[], at: number) => boolean {
  const [, least, most] = RANGE.exec(written) ?? [];
  if (least)
    return (words, at) => {
      const number = numberAt([words[at - 1] ?? '', withoutEnding(words[at]!), words[at + 1] ?? ''], 1);
      return number !== undefined && number >= Number(least) && number <= Number(most) && !words[at]!.startsWith('0');
    };
  const fits = createFitsWord(written);
  return (words, at) => {
    const word = words[at]!;
    return fits(word) || (word.includes('’') && fits(withoutEnding(word)));
  };
}

function createFitsWord(written: string): (word: string) => boolean {
  if (!WORD_OR_PREFIX.test(written)) {
    const pattern = written
      .replaceAll('.', '[.,]')
      .replaceAll('*', '.*')
      .replaceAll('#', String.raw`\d`);
    const form = new RegExp(`^${pattern}$`);
    return (word) => form.test(word);
  }
  const beginning = written.slice(0, -1);
  return written.endsWith('*') ? (word) => word.startsWith(beginning) : (word) => word === written;
}

/** Drop what follows an apostrophe. */
const withoutEnding = (word: string): string => word.split('’', 1)[0]!;

const CHOICE = String.raw`(?:\*?[\p{Ll}\p{Lo}\p{M}\p{Sc}\d#’+%-]+(?:\.[\d#]+)*\*?|\p{Lu}[\p{Lu}_]*|\|)`;
const CHOICES = `${CHOICE}(?:/${CHOICE})*`;
const FORM = new RegExp(String.raw`^(?:${CHOICES}\? )*${CHOICES}(?: (?:\.\.|!?${CHOICES}\??))*$`, 'u');

/** Tell whether a pattern is written as above. Behind any words with "?" at its start, one without must follow. */
export const isPattern = (pattern: string): boolean => FORM.test(pattern);

/** List the positions of the words that matches cover. */
export const coveredIndices = (matches: readonly Match[]): number[] =>
  matches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
