import { compile, type Matcher } from './patterns.ts';
import type { IndexedRule } from './data.ts';

/** A rule ready to be asked: whether words alone decide for its entry. */
export interface Rule {
  readonly entry: number;
  applies(words: readonly string[]): boolean;
}

export function compileRule({ entry, when, unless }: IndexedRule): Rule {
  const wanted: Matcher = compile(when);
  const unwanted: Matcher = compile(unless);
  return { entry, applies: (words) => wanted(words).length > 0 && unwanted(words).length === 0 };
}
