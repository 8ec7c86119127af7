import { coveredIndices, createMatcher, type Match } from '#turkish/patterns.ts';

/** A question to any practice: the words that ask it, and the entry that answers it. Patterns are folded. */
export interface Topic {
  readonly position: number;
  /** At least one of these is required. */
  readonly keys: readonly string[];
  /** Other words allowed. */
  readonly besides: readonly string[];
}

/** A longer question is a story, which may ask anything. */
const MAX_TOPIC_WORDS = 9;

/**
 * Create a function that finds the entry of the only topic whose words make up a question. Each word must be one of the
 * topic's or a filler.
 */
export function createTopicMatcher(
  topics: readonly Topic[],
  fillers: readonly string[],
): (words: readonly string[]) => number | undefined {
  const rows = [
    ...fillers.map((pattern) => ({ pattern, topic: undefined, isKey: false })),
    ...topics.flatMap((topic) => [
      ...topic.keys.map((pattern) => ({ pattern, topic, isKey: true })),
      ...topic.besides.map((pattern) => ({ pattern, topic, isKey: false })),
    ]),
  ];
  const find = createMatcher(rows.map(({ pattern }) => pattern));
  return (words) => {
    if (words.length === 0 || words.length > MAX_TOPIC_WORDS) return undefined;
    const found = find(words).map((match) => ({ match, ...rows[match.patternIndex]! }));
    const asked = new Set(found.flatMap(({ topic, isKey }) => (topic && isKey ? [topic] : [])));
    const matching = [...asked].filter((topic) => {
      const rowsOfTopic = found.filter((row) => row.topic === undefined || row.topic === topic);
      return new Set(rowsOfTopic.flatMap(({ match, pattern }) => namedBy(match, pattern))).size === words.length;
    });
    const entries = new Set(matching.map(({ position }) => position));
    return entries.size === 1 ? [...entries][0] : undefined;
  };
}

/** List the positions of the words that a pattern names, without those in its gap. */
const namedBy = (match: Match, pattern: string): number[] =>
  pattern.includes(' .. ') ? [match.from, match.to - 1] : coveredIndices([match]);
