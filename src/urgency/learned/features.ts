import { wordsOf } from '../../turkish/tokenise.ts';
import type { Kind } from '../kinds.ts';
import type { Mark, Word } from '../word.ts';

/** Features are numbers below 2 to this power: hashes, so that no list of them is needed. Several share one, and learn to. */
export const BITS = 16;
const MASK = (1 << BITS) - 1;
/** To tell kinds apart fewer are enough. */
export const BITS_OF_KIND = 12;
/** A feature among those that tell kinds apart. */
export const ofKind = (feature: number): number => feature & ((1 << BITS_OF_KIND) - 1);

/** So many words are looked at, so many letters of one, and so many classes for pairs of them. */
const WORDS = 120;
const LETTERS = 30;
const CLASSES = 60;
/** Letters that words share whatever ending they take, of longer ones too, and those that tell its ending. */
const STEM = 5;
const LONG_STEM = 6;
const ENDING = 4;
/** In so few words each word says more, and how many there are counts up to so many. */
const SHORT = 3;
const COUNTED = 6;
const COUNTED_WITH_RULES = 4;
const [SHORTEST_RUN, LONGEST_RUN] = [4, 5];

/** What a number stands for: each sort of feature has its own seed. */
const SEED = {
  word: 1,
  run: 2,
  stem: 3,
  pair: 4,
  skip: 5,
  first: 6,
  last: 7,
  ending: 8,
  length: 9,
  sign: 10,
  number: 11,
  meant: 12,
  class: 13,
  said: 14,
  together: 15,
  saidTogether: 16,
  story: 17,
  rule: 18,
  longStem: 19,
  count: 20,
  countAndRule: 21,
  shortStem: 22,
  shortSaid: 23,
} as const;

/** What a question shows, each thing as a number; and how many words it has. */
export interface Shown {
  readonly features: Set<number>;
  readonly count: number;
}

/**
 * What a question shows: its words, their beginnings, runs of their letters and pairs of words; what the rules read in it (classes of
 * words, how each is said and which stand in one clause), and the kinds of emergency they find. Each as a number, once.
 */
export function featuresOf(question: string, words: readonly Word[], found: readonly Kind[]): Shown {
  const features = new Set<number>();
  const add = (seed: number, value: number) => features.add(finish(seed, value));
  const count = written(question, add);
  read(words, count, add);
  add(SEED.countAndRule, 2 * Math.min(count, COUNTED_WITH_RULES) + (found.length > 0 ? 1 : 0));
  if (found.length > 0) add(SEED.rule, 0);
  for (const kind of found) add(SEED.rule, hashOf(kind));
  return { features, count };
}

type Add = (seed: number, value: number) => void;

/** What stands there; how many words. */
function written(question: string, add: Add): number {
  const words = wordsOf(question).slice(0, WORDS);
  const stems = words.map((word) => hashOf(word, 0, STEM));
  for (const [at, word] of words.entries()) {
    add(SEED.word, hashOf(word));
    add(SEED.stem, stems[at]!);
    if (words.length <= SHORT) add(SEED.shortStem, stems[at]!);
    add(SEED.longStem, hashOf(word, 0, LONG_STEM));
    if (at > 0) add(SEED.pair, both(stems[at - 1]!, stems[at]!));
    if (at > 1) add(SEED.skip, both(stems[at - 2]!, stems[at]!));
    const edged = `^${word.slice(0, LETTERS)}$`;
    for (let from = 0; from + SHORTEST_RUN <= edged.length; from++) {
      let hash = hashOf(edged, from, from + SHORTEST_RUN - 1);
      const last = Math.min(from + LONGEST_RUN, edged.length);
      for (let at = from + SHORTEST_RUN - 1; at < last; at++) {
        hash = hashOn(hash, edged.charCodeAt(at));
        add(SEED.run, hash);
      }
    }
  }
  add(SEED.first, stems[0] ?? 0);
  add(SEED.last, stems.at(-1) ?? 0);
  add(SEED.ending, hashOf(words.at(-1)?.slice(-ENDING) ?? ''));
  add(SEED.count, Math.min(words.length, COUNTED));
  add(SEED.length, LENGTHS.filter((length) => words.length >= length).length);
  if (question.includes('?')) add(SEED.sign, 0);
  if (/[,.]/.test(question)) add(SEED.sign, 1);
  for (const [, digits = '', unit = ''] of question.matchAll(NUMBERS)) {
    add(SEED.number, sizeOf(Number(digits)));
    add(SEED.number, both(sizeOf(Number(digits)), hashOf(unit, 0, 3)));
  }
  return words.length;
}

const LENGTHS = [3, 6, 12, 25];
const NUMBERS = /(\d{1,9})(?:[.,]\d+)?\s?(\p{L}{0,3})/gu;
/** A number may be a fever, many, or few. */
const sizeOf = (number: number): number => (number >= 38 && number <= 42 ? 1 : number > 100 ? 2 : number >= 10 ? 3 : 4);

function read(words: readonly Word[], count: number, add: Add): void {
  const named: { name: number; said: number; clause: number }[] = [];
  for (const { text, marks, story, clause } of words) {
    add(SEED.meant, hashOf(text));
    add(SEED.meant, hashOf(text, 0, STEM));
    if (story) add(SEED.story, 0);
    for (const [name, [mark]] of marks) {
      const hash = hashOf(name);
      named.push({ name: hash, said: both(hash, stateOf(mark!, story)), clause });
    }
  }
  for (const { name, said } of named) {
    add(SEED.class, name);
    add(SEED.said, said);
    if (count <= SHORT) add(SEED.shortSaid, said);
  }
  const shown = named.slice(0, CLASSES);
  for (const [at, a] of shown.entries())
    for (const b of shown.slice(at + 1)) {
      if (a.clause !== b.clause || a.name === b.name) continue;
      const [one, other] = a.name < b.name ? [a, b] : [b, a];
      add(SEED.together, both(one.name, other.name));
      add(SEED.saidTogether, both(one.said, other.said));
    }
}

const POLARITIES = ['yes', 'no', 'unable', 'able'] as const;

/** How something is said: denied, real, ending a clause, long ago. */
const stateOf = ({ polarity, real, finite }: Mark, story: boolean): number =>
  POLARITIES.indexOf(polarity) +
  (real ? 4 : 0) +
  (finite === 'present' ? 8 : finite === 'past' ? 16 : 0) +
  (story ? 32 : 0);

/** FNV-1a of a part of a text. */
function hashOf(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to && at < text.length; at++) hash = hashOn(hash, text.charCodeAt(at));
  return hash;
}

/** The same with one character more. */
const hashOn = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

const both = (a: number, b: number): number => Math.imul(a ^ ((b << 13) | (b >>> 19)), 0x85ebca6b) ^ b;

function finish(seed: number, value: number): number {
  let hash = Math.imul(value ^ Math.imul(seed, 0x9e3779b1), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) & MASK;
}
