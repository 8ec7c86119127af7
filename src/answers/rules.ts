import { compile, type Match } from './patterns.ts';
import type { IndexedRule } from './data.ts';

/** A rule ready to be asked: whether words alone decide for its entry. */
export interface Rule {
  readonly entry: number;
  readonly always: boolean;
  /** The words that decide, by their positions; undefined where the rule does not apply. */
  applies(words: readonly string[]): ReadonlySet<number> | undefined;
}

/**
 * Compiles a rule. It applies where all parts of one of its patterns, parted by ` & `, stand in the question in any
 * order; a part that shares a word with what is excepted does not count.
 */
export function compileRule({ entry, when, unless, always }: IndexedRule): Rule {
  const parts = when.map((pattern) => pattern.split(' & '));
  const whole = parts.flatMap((list, pattern) => list.map(() => pattern));
  const wanted = compile(parts.flat());
  const excepted = compile(unless);
  return {
    entry,
    always,
    applies(words) {
      const found = wanted(words);
      if (found.length === 0) return undefined;
      const exceptions = excepted(words);
      const valid = found.filter((match) => !exceptions.some((other) => overlap(match, other)));
      const standing = new Set(valid.map(({ pattern }) => pattern));
      const counts = new Map<number, number>();
      for (const part of standing) counts.set(whole[part]!, (counts.get(whole[part]!) ?? 0) + 1);
      if (![...counts].some(([pattern, count]) => count === parts[pattern]!.length)) return undefined;
      return new Set(valid.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
    },
  };
}

const overlap = (a: Match, b: Match) => a.from < b.to && b.from < a.to;
