import type { IndexedLanguage } from './data.ts';
import { positionsIn } from './language.ts';
import { compile, type Match } from './patterns.ts';

/** The positions of the words by which a question asks for fees; undefined where it does not. */
export type FeeWords = (words: readonly string[]) => ReadonlySet<number> | undefined;

/** Compiles the language's patterns for fees; they count where no exception shares a word with them. */
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
