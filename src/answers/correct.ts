import { STEM } from './stems.ts';

/** A word of fewer letters may be anything. */
const SHORTEST = 4;
/** So many unknown words of a question are looked at. */
const MOST = 16;

/** How likely errors are to each other: letters lost, doubled or exchanged; one for another, or needless. */
const LIKELY = { slip: 3, other: 1 };

/** For each letter those that are typed for it. */
export type Mistyped = Readonly<Record<string, string>>;

/** What is rarer was not meant: it may be an error itself. */
const LEAST = 1 / 1000;

/** The beginnings of words that may be meant: how common each is, and whether one is a word's at all. */
export interface Beginnings {
  readonly all: Iterable<string>;
  /** 0 where it is unknown. */
  frequencyOf(beginning: string): number;
  isKnown(beginning: string): boolean;
}

/** What is meant by words, each by itself, as a lookup. */
export type Correct = (words: readonly string[]) => (word: string) => string;

/**
 * Corrects folded words that begin as none that is known: to the beginning that one typing error most probably leads from,
 * common as it is, and the error. A letter may be lost, doubled or needless, two may be exchanged, one may stand for another
 * that is typed for it; the first is seldom wrong. Where no letters are told, nothing is corrected.
 */
export function createCorrection({ all, frequencyOf, isKnown }: Beginnings, mistyped: Mistyped): Correct {
  const letters = Object.keys(mistyped);
  const intended = new Map(letters.map((typed) => [typed, letters.filter((l) => mistyped[l]!.includes(typed))]));
  let following: ReadonlyMap<string, string> | undefined;
  return (words) => {
    const meant = new Map<string, string>();
    let looked = 0;
    for (const word of letters.length > 0 ? words : []) {
      if (word.length < SHORTEST || meant.has(word) || !LATIN.test(word)) continue;
      const known = looked === MOST || isKnown(word.slice(0, STEM));
      if (!known) looked++;
      meant.set(word, known ? word : mostProbable(word));
    }
    return (word) => meant.get(word) ?? word;
  };

  /** What was most probably meant by a word, one error being made in the letters that count. */
  function mostProbable(word: string): string {
    let best = word;
    let most = 0;
    const consider = (edited: string, likely: number) => {
      const frequency = frequencyOf(edited.slice(0, STEM));
      if (frequency < LEAST || likely * frequency <= most) return;
      most = likely * frequency;
      best = edited;
    };
    following ??= lettersBehind(all);
    for (let at = 0; at < Math.min(word.length, STEM); at++) {
      const before = word.slice(0, at);
      const next = following.get(before);
      if (next === undefined) return best;
      const after = word.slice(at + 1);
      if (at + 1 < word.length) consider(before + word[at + 1]! + word[at]! + word.slice(at + 2), LIKELY.slip);
      if (at === 0) continue;
      if (word[at] === word[at - 1]) consider(before + after, LIKELY.slip);
      else if (word.length > SHORTEST) consider(before + after, LIKELY.other);
      for (const letter of intended.get(word[at]!) ?? [])
        if (next.includes(letter)) consider(before + letter + after, LIKELY.other);
      for (const letter of next) consider(before + letter + word.slice(at), LIKELY.slip);
    }
    if (word.length < STEM) for (const letter of following.get(word) ?? '') consider(word + letter, LIKELY.slip);
    return best;
  }

  /** Behind all that a beginning that may be meant begins with: the letters that may follow, in order. */
  function lettersBehind(beginnings: Iterable<string>): Map<string, string> {
    const found = new Map<string, Set<string>>();
    for (const beginning of beginnings) {
      if (frequencyOf(beginning) < LEAST) continue;
      for (let at = 0; at <= beginning.length; at++) {
        const before = beginning.slice(0, at);
        const next = found.get(before);
        if (next) next.add(beginning.charAt(at));
        else found.set(before, new Set(beginning.charAt(at)));
      }
    }
    return new Map([...found].map(([before, next]) => [before, letters.filter((letter) => next.has(letter)).join('')]));
  }
}

/** Other scripts have other errors, and numbers are what they are. */
const LATIN = /^[a-z]+$/;

/** The letters typed for one another: neighbours on a keyboard, row below row, and those of groups that sound alike. All folded. */
export function mistypedLetters(keyboard: readonly string[], alike: readonly string[]): Mistyped {
  const letters = [...new Set(keyboard.join(''))].sort();
  const isBeside = (a: string, b: string) =>
    keyboard.some((row, y) =>
      [...row].some((key, x) => {
        const around = [y - 1, y, y + 1].map((other) => keyboard[other]?.slice(Math.max(0, x - 1), x + 2) ?? '');
        return key === a && around.join('').includes(b);
      }),
    );
  const isAlike = (a: string, b: string) => alike.some((group) => group.includes(a) && group.includes(b));
  const typedFor = (letter: string) =>
    letters.filter((other) => other !== letter && (isBeside(letter, other) || isAlike(letter, other)));
  return Object.fromEntries(letters.map((letter) => [letter, typedFor(letter).join('')]));
}
