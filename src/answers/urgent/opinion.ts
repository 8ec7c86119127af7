import type { Word } from './word.ts';

/** What a question's words weigh for and against an emergency, as learned. Plain data. */
export interface OpinionTable {
  /** Names of what has a weight, as `evidenceOf` gives them, separated by spaces. */
  readonly names: string;
  /** The weights, one character each: `A` is -`HALF`. */
  readonly weights: string;
  /** In the same steps: what a question must weigh. */
  readonly threshold: number;
}

export const HALF = 28;
const ZERO = 'A'.charCodeAt(0) + HALF;
/** A word's beginning says what it is about; its endings are read already. */
const BEGINNING = 5;

/** What weighs: beginnings of words, and the classes that they name with what is said of them. */
export function evidenceOf(words: readonly Word[]): Set<string> {
  const evidence = new Set<string>();
  for (const { text, marks, story } of words) {
    evidence.add(text.slice(0, BEGINNING));
    for (const [name, [mark]] of marks)
      evidence.add(`${name}:${story ? 'story' : mark!.real ? mark!.polarity : 'supposed'}`);
  }
  return evidence;
}

/** Whether a question weighs like an emergency, whichever. */
export function createOpinion({ names, weights, threshold }: OpinionTable): (words: readonly Word[]) => boolean {
  const weightOf = new Map(names.split(' ').map((name, at) => [name, weights.charCodeAt(at) - ZERO]));
  return (words) => {
    let sum = 0;
    for (const name of evidenceOf(words)) sum += weightOf.get(name) ?? 0;
    return sum > threshold;
  };
}
