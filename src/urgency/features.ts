import { numberAt } from '#turkish/numbers.ts';
import { prefixOf, readWords } from './readWords.ts';

/**
 * Features are numbers below 2 to this power: hashes, so that no list of them is needed. Few features share a number;
 * the model is trained with those that do.
 */
export const BITS = 17;
const MASK = (1 << BITS) - 1;

/** The rest of a longer question, or of a longer word, is not read. */
const MAX_READ_WORDS = 120;
const MAX_WORD_LETTERS = 30;
/** Letters of a longer beginning, and of the ending that shows tense and denial. */
const LONG_STEM_LENGTH = 6;
const ENDING_LENGTH = 4;
const RUN_LENGTHS = [4, 5];
/** In so short a question each word says more. */
const MAX_FEW_WORDS = 3;
/** Numbers of words at which the feature for a question's length changes. */
const LENGTHS = [2, 3, 4, 5, 6, 8, 12, 18, 25];

/**
 * The features of a question, each once: words, their beginnings, runs of letters, pairs of words, numbers with
 * what they count, and how many words there are.
 */
export function featuresOf(question: string): Int32Array {
  const features = new Set<number>();
  // The same letters as a word and as a run are two features.
  const add: Add = (name, value) => features.add(mixed(hashOf(name), value));
  const words = readWords(question).slice(0, MAX_READ_WORDS);
  const stems = words.map((word) => hashOf(prefixOf(word)));
  const values = words.map((_, at) => numberAt(words, at));
  for (const [at, word] of words.entries()) {
    add('word', hashOf(word));
    add('stem', stems[at]!);
    add('longStem', hashOf(word.slice(0, LONG_STEM_LENGTH)));
    if (words.length <= MAX_FEW_WORDS) add('fewStem', stems[at]!);
    if (at > 0) {
      add('pair', both(stems[at - 1]!, stems[at]!));
      add('pairEnd', both(stems[at - 1]!, hashOf(word.slice(-ENDING_LENGTH))));
    }
    if (at > 1) add('skip', both(stems[at - 2]!, stems[at]!));
    addRuns(word, add);
    addNumber(values, stems, at, add);
  }
  add('first', stems[0] ?? 0);
  add('last', stems.at(-1) ?? 0);
  add('ending', hashOf(words.at(-1)?.slice(-ENDING_LENGTH) ?? ''));
  add('length', LENGTHS.filter((length) => words.length >= length).length);
  if (question.includes('?')) add('sign', 0);
  if (/[,.]/.test(question)) add('sign', 1);
  return Int32Array.from(features);
}

type Add = (name: string, value: number) => void;

function addRuns(word: string, add: Add): void {
  const edged = `^${word.slice(0, MAX_WORD_LETTERS)}$`;
  for (const length of RUN_LENGTHS)
    for (let from = 0; from + length <= edged.length; from++) add('run', hashOf(edged, from, from + length));
}

/** A number by its size, with the words beside it: "10 tane", "tansiyonum 18", "39 derece". */
function addNumber(values: readonly (number | undefined)[], stems: readonly number[], at: number, add: Add): void {
  const value = values[at];
  if (value === undefined) return;
  const size = SIZES.filter((least) => value >= least).length;
  add('number', size);
  if (at > 0) add('before', both(size, stems[at - 1]!));
  if (at > 1) add('before', both(size, stems[at - 2]!));
  if (at + 1 < stems.length) add('after', both(size, stems[at + 1]!));
  if (at + 2 < stems.length) add('after', both(size, stems[at + 2]!));
}

/** Lower bounds of the size classes of a number: tablets, fever, blood pressure, pulse, milligrams. */
const SIZES = [2, 3, 5, 8, 12, 16, 21, 31, 38, 43, 61, 90, 93, 120, 140, 160, 200, 300, 500, 1001, 4001];

/** FNV-1a of a part of a text. */
function hashOf(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to && at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

const both = (a: number, b: number): number => Math.imul(a ^ ((b << 13) | (b >>> 19)), 0x85ebca6b) ^ b;

function mixed(seed: number, value: number): number {
  let hash = Math.imul(value ^ Math.imul(seed, 0x9e3779b1), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) & MASK;
}
