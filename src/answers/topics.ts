import { compile, type Match } from './patterns.ts';

/** A question to any practice: the words that ask it, and the entry that answers it. Patterns are folded. */
export interface Topic {
  readonly entry: number;
  /** At least one of these is required. */
  readonly keys: readonly string[];
  /** Other words allowed. */
  readonly besides: readonly string[];
}

/** A longer question is a story, which may ask anything. */
const MOST_WORDS = 9;

/**
 * Create a function that finds the entry of the only topic whose words make up a question. Each word must be one of the topic's or
 * a filler (`fillers`).
 */
export function createTopicMatcher(
  topics: readonly Topic[],
  fillers: readonly string[],
): (words: readonly string[]) => number | undefined {
  // For each pattern its topic, counted from 1; fillers have none. Keys are positive, other words negative.
  const owners: number[] = [];
  const patterns: string[] = [];
  const add = (list: readonly string[], owner: number) => {
    for (const pattern of list) {
      patterns.push(pattern);
      owners.push(owner);
    }
  };
  add(fillers, 0);
  topics.forEach(({ keys, besides }, at) => {
    add(keys, at + 1);
    add(besides, -at - 1);
  });
  const find = compile(patterns);
  return (words) => {
    if (words.length === 0 || words.length > MOST_WORDS) return undefined;
    const matches = find(words);
    const asked = new Set(matches.flatMap(({ pattern }) => (owners[pattern]! > 0 ? [owners[pattern]!] : [])));
    const entries = new Set<number>();
    for (const topic of asked) {
      const covered = new Set<number>();
      for (const match of matches)
        if (owners[match.pattern] === 0 || Math.abs(owners[match.pattern]!) === topic)
          for (const at of namedBy(match, patterns[match.pattern]!)) covered.add(at);
      if (covered.size === words.length) entries.add(topics[topic - 1]!.entry);
    }
    return entries.size === 1 ? [...entries][0] : undefined;
  };
}

/** List the positions of the words that a pattern names, without those in its gap. */
const namedBy = ({ from, to }: Match, pattern: string): number[] =>
  pattern.includes(' .. ') ? [from, to - 1] : Array.from({ length: to - from }, (_, i) => from + i);
