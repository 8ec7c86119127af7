import { beginningsOf } from './vocabulary.ts';
import { compile } from './patterns.ts';

/** Where the words of a question touch a meaning. */
export interface Touch {
  readonly meaning: number;
  readonly from: number;
  /** The first word behind it. */
  readonly to: number;
}

export type Meanings = (words: readonly string[]) => Touch[];

/** Compiles folded patterns, those of a meaning together. */
export function compileMeanings(meanings: readonly (readonly string[])[]): Meanings {
  const meaningOf = meanings.flatMap((patterns, meaning) => patterns.map(() => meaning));
  const matcher = compile(meanings.flat());
  return (words) => matcher(words).map(({ pattern, from, to }) => ({ meaning: meaningOf[pattern]!, from, to }));
}

/**
 * Names of what entries are recognised by: beginnings of words (`kana`, `kanal`), meanings (`#3`) and pairs of meanings
 * (`#3#17`). Each once.
 */
export function featuresOf(words: readonly string[], touches: readonly Touch[]): string[] {
  const meanings = [...new Set(touches.map(({ meaning }) => meaning))].sort((a, b) => a - b);
  const features = new Set<string>();
  for (const word of words) for (const beginning of beginningsOf(word)) features.add(beginning);
  for (const [index, a] of meanings.entries()) {
    features.add(`#${a}`);
    for (const b of meanings.slice(index + 1)) features.add(`#${a}#${b}`);
  }
  return [...features];
}
