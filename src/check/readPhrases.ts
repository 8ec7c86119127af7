import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { PlacedText } from '#markdown/places.ts';
import { foldTurkish } from '#turkish/foldTurkish.ts';
import { createMatcher, type Match, type PatternLists } from '#turkish/patterns.ts';
import { plainNumbers, SPACED } from '#turkish/undisguise.ts';

/** Numbers and words with what follows an apostrophe, 112 in words, signs, and the ends of clauses and sentences. */
const TOKEN = new RegExp(
  String.raw`${SPACED.source}|(?<!\p{L})yüz\s*on\s*iki(?!nci|\p{L}*\s+(?:bin|milyon))['’]?\p{L}*|\d+(?:[.,]\d+)*(?:['’]\p{L}+)?|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}+)*|[%‰+\p{Sc}]|(?<clause>[,;](?!-)|[{}])|(?<sentence>(?:[.!?]\s*)?\n+|[.!?](?!-))`,
  'giu',
);

/** Write a word as words are compared: capitals, hyphens, dots of "i", cedillas, kinds of currency do not matter. */
const plain = (word: string): string =>
  word
    .toLocaleLowerCase('tr')
    .replaceAll(/(?<=\p{L})[\s._*-](?=\p{L})/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ș', 'ş')
    .replace(/^\p{Sc}$/u, '₺')
    .replaceAll("'", '’')
    .replace(/^yüz\s*on\s*iki’?/, '112’');

/** Let patterns also find their words written without accents: "başarı" becomes "başarı/basari". */
const withPlainLetters = (patterns: string): string =>
  patterns.replaceAll(/\*?\p{Ll}*[çğıöşü]\p{Ll}*\*?/gu, (word) => `${word}/${foldTurkish(word)}`);

/**
 * Read lists of patterns (`turkish/patterns.ts`) from a file of YAML: functions that find those of a list in a text as
 * it is shown. What cancels a match is looked for in its sentence.
 */
export function readPhrases(file: URL) {
  const lists = parse(withPlainLetters(readFileSync(file, 'utf8')).replaceAll('ı', 'i')) as PatternLists;
  const matcherOf = (list: string) => {
    const find = createMatcher(lists[list]!, lists);
    return ({ words }: Read): Match[] => find(words, (match) => sentenceAround(words, match));
  };
  return {
    /** Create a function that lists the phrases in a text, without those within others. */
    finder(list: string) {
      const find = matcherOf(list);
      return (text: string): PlacedText[] => {
        const read = readTokens(text);
        const found = find(read)
          .map(({ from, to }) => ({ start: read.starts[from]!, end: read.ends[to - 1]! }))
          .toSorted((a, b) => a.start - b.start || b.end - a.end);
        let behind = 0;
        return found
          .filter(({ start, end }) => start >= behind && (behind = end))
          .map(({ start, end }) => ({ text: text.slice(start, end), index: start }));
      };
    },
    /** Create a function that tells whether a text has one of the phrases. */
    test(list: string) {
      const find = matcherOf(list);
      return (text: string): boolean => find(readTokens(text)).length > 0;
    },
  };
}

type Read = ReturnType<typeof wordsIn>;

let last = { text: '', read: wordsIn('') };

/** Read a text once for the lists that are looked for in it one after the other. */
function readTokens(text: string): Read {
  if (last.text !== text) last = { text, read: wordsIn(text) };
  return last.read;
}

/** Read the words of a text, with "," and "." for the ends of clauses and sentences, and where each starts and ends. */
function wordsIn(text: string) {
  // A paragraph that does not end as a question or with a colon ends twice what "|" ends once: nothing goes on.
  const tokens = [...plainNumbers(text).matchAll(TOKEN)].flatMap((token) =>
    token[0].startsWith('.') && token[0].includes('\n\n') ? [token, token] : [token],
  );
  return {
    words: tokens.map(({ 0: token, groups = {} }) =>
      groups['clause'] ? ',' : groups['sentence'] ? '.' : plain(token),
    ),
    starts: tokens.map(({ index }) => index),
    ends: tokens.map(({ 0: token, index }) => index + token.length),
  };
}

/** Words of a sentence on each side of a match; a text without full stops would take minutes. */
const MAX_WORDS_AROUND = 60;

function sentenceAround(words: readonly string[], { from, to }: Match): readonly string[] {
  const start = Math.max(0, from - MAX_WORDS_AROUND);
  const near = words.slice(start, to + MAX_WORDS_AROUND);
  const end = near.indexOf('.', to - start);
  return near.slice(near.lastIndexOf('.', from - start) + 1, end < 0 ? near.length : end);
}
