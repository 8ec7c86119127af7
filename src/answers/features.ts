import { beginningsOf } from './vocabulary.ts';
import type { Matcher } from './patterns.ts';

/** The meanings a question touches, each once, in order. */
export function meaningsIn(words: readonly string[], matcher: Matcher, meaningOf: ArrayLike<number>): number[] {
  const found = new Set<number>();
  for (const { pattern } of matcher(words)) found.add(meaningOf[pattern]!);
  return [...found].sort((a, b) => a - b);
}

/**
 * Names of what entries are recognised by: beginnings of words (`kana`, `kanal`), neighbouring words (`kana teda`),
 * meanings (`#3`) and pairs of meanings (`#3#17`). Each once.
 */
export function featuresOf(words: readonly string[], meanings: readonly number[]): string[] {
  const features = new Set<string>();
  let before = '';
  for (const word of words) {
    const beginnings = beginningsOf(word);
    for (const beginning of beginnings) features.add(beginning);
    if (before) features.add(`${before} ${beginnings[0]!}`);
    before = beginnings[0]!;
  }
  for (const [index, a] of meanings.entries()) {
    features.add(`#${a}`);
    for (const b of meanings.slice(index + 1)) features.add(`#${a}#${b}`);
  }
  return [...features];
}
