import { editCost, withoutOne } from './edit.ts';
import { nearEndings } from './endings.ts';
import type { Everyday } from './everyday.ts';
import { isNearNounEnding } from './suffixes.ts';
import type { Vocabulary } from './words.ts';

/** A shorter word may be anything, one of two consonants excepted. */
const SHORTEST = 3;
/** A longer run of letters is no word that a patient mistyped: work would grow with the cube of its length. */
const WHOLE = 30;
/** The longest ending that is corrected, with one letter too many. */
const ENDING = 9;
/** What costs so much more than the best is not meant. */
const MARGIN = 0.8;
/** What an error in a noun's ending costs. */
const ENDING_COST = 1;
/** Words glued together have so many letters at least, and each of them. */
const GLUED = 7;
const SHORTEST_PART = 3;
/** A word as long as this that is known by its beginning only may be two. */
const LONG = 11;

/** A word that may be meant by what was typed: whichever of these forms, the likeliest first. */
export type Meant = readonly [string, ...string[]];

/** What is meant by a folded word: itself where it is known or no word of Turkish; else what one error leads from, or was glued of. */
export type Correction = (word: string) => readonly Meant[];

/** Makes a correction to the words of a vocabulary. Everyday words are words, too: what is nearer to one of them is left alone. */
export function createCorrection(vocabulary: Vocabulary, everyday: Everyday): Correction {
  const { readingsOf, stems } = vocabulary;
  /** For each stem, whole and less one letter: the stems. One with an error less one letter is among them, too. */
  const near = new Map<string, Set<string>>();
  for (const stem of [...stems, ...everyday.stems])
    for (const shorter of [stem, ...withoutOne(stem)]) {
      const list = near.get(shorter);
      if (list) list.add(stem);
      else near.set(shorter, new Set([stem]));
    }
  const longest = Math.max(...[...stems].map(({ length }) => length)) + 1;

  const isSign = (word: string) => readingsOf(word).length > 0;
  const isKnown = (word: string) => isSign(word) || vocabulary.isException(word) || everyday.has(word);

  const isSure = (word: string) => vocabulary.isSure(word) || vocabulary.isException(word) || everyday.has(word);

  /** Stems of nouns by their consonants: "nfs". */
  const skeletons = new Map<string, string[]>();
  for (const stem of stems) {
    const bones = stem.replaceAll(VOWELS, '');
    if (bones.length >= SHORTEST && vocabulary.isNoun(stem))
      skeletons.set(bones, [...(skeletons.get(bones) ?? []), stem]);
  }

  return (word) => {
    const asTyped: Meant[] = [[word]];
    if (word.length > WHOLE || word.length < (VOWEL.test(word) ? SHORTEST : SHORTEST - 1) || !LATIN.test(word))
      return asTyped;
    const signs = word.length >= GLUED ? divided(word, isSign) : undefined;
    if (signs && !isSure(word)) return signs;
    if (isKnown(word)) return asTyped;
    const parts = word.length >= LONG ? divided(word, isKnown) : undefined;
    if (parts?.every(([part]) => part.length > SHORTEST_PART)) return parts;
    const whole = VOWEL.test(word) ? [] : (skeletons.get(word) ?? []);
    const meant = whole.length === 1 ? ([whole[0]!] as const) : corrected(word);
    if (meant) return [meant];
    const single = word.replaceAll(/(.)\1+/g, '$1');
    return single !== word && isKnown(single) ? [[single]] : (divided(word, isKnown) ?? asTyped);
  };

  function corrected(word: string): Meant | undefined {
    const found = new Map<string, number>();
    const add = (text: string, cost: number) => {
      if (cost < (found.get(text) ?? Infinity)) found.set(text, cost);
    };
    for (let at = 0; at + 1 < word.length; at++) {
      const swapped = word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
      if (swapped !== word && isSure(swapped)) add(swapped, editCost(word, swapped)!);
    }
    for (let length = 2; length <= Math.min(word.length, longest); length++) {
      const beginning = word.slice(0, length);
      const rest = word.slice(length);
      if (vocabulary.isEnding(rest))
        for (const candidate of [beginning, ...withoutOne(beginning)])
          for (const stem of near.get(candidate) ?? []) {
            const cost = editCost(beginning, stem);
            if (cost !== undefined && isForm(stem, rest)) add(stem + rest, cost);
          }
      if (rest.length === 0 || rest.length > ENDING) continue;
      if (vocabulary.isVerb(beginning) || everyday.isVerb(beginning))
        for (const [ending, cost] of nearEndings(rest)) if (isForm(beginning, ending)) add(beginning + ending, cost);
      if (length > 2 && vocabulary.isNoun(beginning) && isNearNounEnding(rest)) add(beginning, ENDING_COST);
    }
    const texts = [...found].sort(([, a], [, b]) => a - b);
    const best = texts[0]?.[1] ?? 0;
    const [first, ...others] = texts.filter(([text, cost]) => cost === best || (cost <= best + MARGIN && isSign(text)));
    return first === undefined ? undefined : [first[0], ...others.map(([text]) => text)];
  }

  function isForm(stem: string, rest: string): boolean {
    return vocabulary.isFormOf(stem, rest) || everyday.isForm(stem, rest);
  }

  function isPart(text: string, test: (part: string) => boolean): boolean {
    return text.length < SHORTEST_PART ? test === isKnown && SHORT_PARTS.has(text) : test(text);
  }

  /** Two words without a space between them, one a sign and the other at least known. */
  function divided(word: string, isOther: (part: string) => boolean): Meant[] | undefined {
    for (let at = 2; at <= word.length - 2; at++) {
      const [a, b] = [word.slice(0, at), word.slice(at)];
      if ((isPart(a, isSign) && isPart(b, isOther)) || (isPart(a, isOther) && isPart(b, isSign))) return [[a], [b]];
    }
    return undefined;
  }
}

/** Words of two letters that are glued to others. */
const SHORT_PARTS = new Set('mi mu ve de da ne bu su ay ki ac on ol el az'.split(' '));
const LATIN = /^[a-z]+$/;
const VOWEL = /[aeiou]/;
const VOWELS = /[aeiou]/g;
