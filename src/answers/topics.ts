import { compile, type Match } from './patterns.ts';

/** What patients ask of any practice: the words in which it is asked, and the entry that answers. Patterns are folded. */
export interface Topic {
  readonly entry: number;
  /** One of these must be there. */
  readonly keys: readonly string[];
  /** Words that may stand beside them. */
  readonly besides: readonly string[];
}

/** Of more words a question is a story, which may ask anything. */
const MOST_WORDS = 9;

/**
 * Creates a function that finds the entry of the only topic in whose words a question is asked: each of its words is one of the topic's,
 * or says nothing by itself (`fillers`).
 */
export function createTopicMatcher(
  topics: readonly Topic[],
  fillers: readonly string[],
): (words: readonly string[]) => number | undefined {
  // Of every pattern its topic, counted from 1; fillers are of none. Keys are above 0, other words below.
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

/** The words that a pattern names: what stands in its gap is not among them. */
const namedBy = ({ from, to }: Match, pattern: string): number[] =>
  pattern.includes(' .. ') ? [from, to - 1] : Array.from({ length: to - from }, (_, i) => from + i);
