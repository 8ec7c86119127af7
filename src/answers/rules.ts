import { compile, type Match } from './patterns.ts';
import type { IndexedRule } from './data.ts';

/** A rule ready to be asked: whether words alone decide for its entry. */
export interface Rule {
  readonly entry: number;
  readonly always: boolean;
  /** The words that decide, by their positions; undefined where the rule does not apply. */
  applies(words: readonly string[]): ReadonlySet<number> | undefined;
  /** Whether it would apply but for what is excepted. */
  isExcepted(words: readonly string[]): boolean;
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
  const validAmong = (found: readonly Match[], words: readonly string[]) => {
    const exceptions = found.length > 0 ? excepted(words) : [];
    return found.filter((match) => !exceptions.some((other) => overlap(match, other)));
  };
  const isComplete = (matches: readonly Match[]): boolean => {
    const counts = new Map<number, number>();
    for (const part of new Set(matches.map(({ pattern }) => pattern)))
      counts.set(whole[part]!, (counts.get(whole[part]!) ?? 0) + 1);
    return [...counts].some(([pattern, count]) => count === parts[pattern]!.length);
  };
  return {
    entry,
    always,
    isExcepted(words) {
      const found = wanted(words);
      return isComplete(found) && !isComplete(validAmong(found, words));
    },
    applies(words) {
      const valid = validAmong(wanted(words), words);
      if (!isComplete(valid)) return undefined;
      return new Set(valid.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
    },
  };
}

const overlap = (a: Match, b: Match) => a.from < b.to && b.from < a.to;
