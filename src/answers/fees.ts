import type { IndexedLanguage } from './data.ts';
import { positionsIn } from './language.ts';
import { compile, type Match } from './patterns.ts';

/** Get the positions of the words that ask for fees; undefined if none do. */
export type FeeWords = (words: readonly string[]) => ReadonlySet<number> | undefined;

/** Compile the language's patterns for fees. A match counts unless an exception shares a word with it. */
export function createFeeWords({ when, unless }: IndexedLanguage['fees']): FeeWords {
  const parts = when.map((pattern) => pattern.split(' & '));
  const whole = parts.flatMap((list, pattern) => list.map(() => pattern));
  const find = compile(parts.flat());
  const except = compile(unless);
  return (words) => {
    const found = find(words);
    if (found.length === 0) return undefined;
    const exceptions = except(words);
    const valid = found.filter((match) => !exceptions.some((other) => overlap(match, other)));
    const counts = new Map<number, number>();
    for (const part of new Set(valid.map(({ pattern }) => pattern)))
      counts.set(whole[part]!, (counts.get(whole[part]!) ?? 0) + 1);
    if (![...counts].some(([pattern, count]) => count === parts[pattern]!.length)) return undefined;
    return new Set(positionsIn(valid));
  };
}

const overlap = (a: Match, b: Match) => a.from < b.to && b.from < a.to;
