import type { Matcher } from './patterns.ts';

/** The question without greetings, thanks and the like around it; the whole of it where nothing else is left. */
export function withoutGreetings(words: readonly string[], greetings: Matcher): readonly string[] {
  const drop = new Set<number>();
  for (const { from, to } of greetings(words)) for (let at = from; at < to; at++) drop.add(at);
  return drop.size === 0 || drop.size === words.length ? words : words.filter((_, at) => !drop.has(at));
}
