import { isEveryday } from './everyday.ts';
import type { Vocabulary } from './words.ts';

/** Of shorter stems only a lost vowel is corrected: they are like too many others. */
const SHORTEST = 4;
/** In shorter stems only slips are corrected: with another letter they would be other words. */
const FREE = 7;
/** … unless so many letters of an ending follow. */
const ENOUGH = 2;
const LONGEST = 11;
/** Words glued together have so many letters at least. */
const GLUED = 9;
/** A longer run of letters is no word that a patient mistyped: work would grow with the cube of its length. */
const WHOLE = 30;
/** The longest ending that is corrected, with one letter too many. */
const ENDING = 9;
const SHORTEST_PART = 3;

/** What is meant by a word: itself where it is known or no word of Turkish; else one error less, or the words it was glued of. */
export function createCorrection({ readingsOf, stems }: Vocabulary): (word: string) => readonly string[] {
  /** For each stem, whole and less one letter: the stems. One with an error less one letter is among them, too. */
  const near = new Map<string, string[]>();
  for (const stem of stems)
    if (stem.length >= SHORTEST - 1)
      for (const shorter of [stem, ...withoutOne(stem)]) near.set(shorter, [...(near.get(shorter) ?? []), stem]);

  /** Stems of nouns by their consonants: "nfs". */
  const skeletons = new Map<string, string[]>();
  for (const stem of stems) {
    const bones = stem.replaceAll(/[aeiou]/g, '');
    if (stem.length > SHORTEST && readingsOf(stem).some(({ kind }) => kind === 'noun'))
      skeletons.set(bones, [...(skeletons.get(bones) ?? []), stem]);
  }

  const isKnown = (word: string) => readingsOf(word).length > 0;
  const isInflected = (word: string) => readingsOf(word).some(({ kind }) => kind === 'noun' || kind === 'verb');

  return (word) => {
    if (word.length < SHORTEST - 1 || word.length > WHOLE || !LATIN.test(word) || isKnown(word) || isEveryday(word))
      return [word];
    const parts = divided(word);
    if (parts) return parts;
    const whole = skeletons.get(word);
    if (whole?.length === 1) return [whole[0]!];
    const single = word.replaceAll(/(.)\1+/g, '$1');
    if (single !== word && isKnown(single)) return [single];
    return [corrected(word) ?? endingCorrected(word) ?? word];
  };

  /** A known verb whose ending has one error. */
  function endingCorrected(word: string): string | undefined {
    for (let length = word.length - 3; length >= Math.max(2, word.length - ENDING); length--) {
      const stem = word.slice(0, length);
      const rest = word.slice(length);
      if (rest.length + length < SHORTEST + 1) continue;
      for (const candidate of [rest, ...withoutOne(rest)])
        for (const ending of nearEndings.get(candidate) ?? [])
          if (isOneError(rest, ending) && readingsOf(stem + ending).some(({ kind }) => kind === 'verb'))
            return stem + ending;
    }
    return undefined;
  }

  function corrected(word: string): string | undefined {
    const shortest = CLUSTER.test(word) ? SHORTEST - 2 : SHORTEST - 1;
    for (let length = Math.min(word.length, LONGEST); length >= shortest; length--) {
      const beginning = word.slice(0, length);
      for (const candidate of [beginning, ...withoutOne(beginning)])
        for (const stem of near.get(candidate) ?? []) {
          if (stem[0] !== word[0] || !isOneError(beginning, stem)) continue;
          if (stem.length < SHORTEST && length > SHORTEST - 2) continue;
          if (stem.length < FREE && !isSlip(beginning, stem) && word.length - length < ENOUGH) continue;
          const meant = stem + word.slice(length);
          if (length === word.length ? isKnown(meant) : isInflected(meant)) return meant;
        }
    }
    return undefined;
  }

  /** Two words without a space between them. */
  function divided(word: string): readonly string[] | undefined {
    for (let at = SHORTEST_PART; word.length >= GLUED && at <= word.length - SHORTEST_PART; at++) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every(isPart)) return parts;
    }
    return undefined;
  }

  /** Short words other than nouns are in too many others. */
  function isPart(text: string): boolean {
    return readingsOf(text).some(({ kind }) => kind === 'noun' || text.length > SHORTEST_PART + 1);
  }
}

/** No Turkish word begins so: a vowel is lost. */
const CLUSTER = /^[bcdfghjklmnpqrstvwxyz]{2}[^lr]/;
const LATIN = /^[a-z]+$/;
const VOWEL = /[aeiou]/;

/** Whether one letter is lost, needless or another, or two beside each other are exchanged. */
function isOneError(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1 || typed === meant) return false;
  const at = firstDifference(typed, meant);
  const [a, b] = [typed.slice(at), meant.slice(at)];
  if (a.length > b.length) return a.slice(1) === b;
  if (a.length < b.length) return a === b.slice(1);
  return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
}

/** Whether two letters beside each other changed places, one was doubled, or a vowel between consonants is lost. */
function isSlip(typed: string, meant: string): boolean {
  const at = firstDifference(typed, meant);
  if (typed.length === meant.length) return typed[at] === meant[at + 1] && typed[at + 1] === meant[at];
  if (typed.length > meant.length) return typed[at] === typed[at - 1];
  const [before, lost, after] = [typed[at - 1], meant[at], typed[at]];
  return VOWEL.test(lost ?? '') && before !== undefined && after !== undefined && !VOWEL.test(before + after);
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

const withoutOne = (text: string): string[] => [...text].map((_, at) => text.slice(0, at) + text.slice(at + 1));

/** Endings of verbs that patients write most: what goes on, what happened, what cannot be. */
const ENDINGS =
  'iyor uyor iyorum uyorum iyo uyo miyor muyor miyorum muyorum amiyor emiyor amiyorum emiyorum amiyo emiyo madi medi amadi emedi';

const nearEndings = new Map<string, string[]>();
for (const ending of ENDINGS.split(' '))
  for (const shorter of [ending, ...withoutOne(ending)])
    nearEndings.set(shorter, [...(nearEndings.get(shorter) ?? []), ending]);
