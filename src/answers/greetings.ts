import type { Frequency } from './correct.ts';
import { BEGINNING } from './features.ts';
import type { Matcher } from './patterns.ts';

/** Words of a question, as they were typed and as they were meant: one at each place. */
export interface Plain {
  readonly typed: readonly string[];
  readonly words: readonly string[];
}

/** The question without greetings, thanks and the like around it; the whole of it where nothing else is left. */
export function withoutGreetings(typed: readonly string[], meant: (word: string) => string, greetings: Matcher): Plain {
  const words = typed.map(meant);
  const drop = new Set<number>();
  const isCorrected = words.some((word, at) => word !== typed[at]);
  for (const { from, to } of [...greetings(typed), ...(isCorrected ? greetings(words) : [])])
    for (let at = from; at < to; at++) drop.add(at);
  if (drop.size === 0 || drop.size === words.length) return { typed, words };
  const rest = (all: readonly string[]) => all.filter((_, at) => !drop.has(at));
  return { typed: rest(typed), words: rest(words) };
}

/** Knows the words of greetings, too, as the rarest: what is learned holds none of them. */
export function knowingGreetings(frequencyOf: Frequency, greetings: readonly string[]): Frequency {
  const words = greetings.flatMap((pattern) => pattern.split(/[ |]/)).map((word) => word.replace('*', ''));
  const known = new Set(words.map((word) => word.slice(0, BEGINNING)));
  return (beginning) => frequencyOf(beginning) || (known.has(beginning) ? 1 : 0);
}
