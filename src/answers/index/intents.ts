import { coveredIndices, createMatcher, type Match } from '#turkish/patterns.ts';
import { wordsOf } from '#turkish/wordsOf.ts';
import type { KnownEntry } from './knowledge.ts';

/** A question to any practice: patterns that recognise an entry's question, and phrasings. */
export interface Intent {
  readonly name: string;
  readonly entry: readonly string[];
  readonly phrasings: readonly string[];
  /** If the question of any other entry matches one of these, no entry gets the intent. */
  readonly unless?: readonly string[];
  /** Words that identify it by themselves: one of the keys, and others allowed. */
  readonly keys?: readonly string[];
  readonly besides?: readonly string[];
}

/** Lead over the second entry that an entry needs to get an intent. */
const MIN_LEAD = 0.1;

/** Assign intents to the entries whose questions match them. */
export function findIntents(entries: readonly KnownEntry[], intents: readonly Intent[]): Map<KnownEntry, Intent[]> {
  const questions = entries.map(({ question }) => wordsOf(question));
  const intentsOfEntries = new Map<KnownEntry, Intent[]>();
  for (const intent of intents) {
    const find = createMatcher(intent.entry);
    const shares = questions.map((words) => coveredShare(find(words), words.length));
    const [best, second = 0] = shares.toSorted((a, b) => b - a);
    if (!best || best < second + MIN_LEAD) continue;
    const at = shares.indexOf(best);
    const isOther = createMatcher(intent.unless ?? []);
    if (questions.some((words, other) => other !== at && isOther(words).length > 0)) continue;
    const entry = entries[at]!;
    intentsOfEntries.set(entry, [...(intentsOfEntries.get(entry) ?? []), intent]);
  }
  return intentsOfEntries;
}

/** Compute the share of a question's words that matches cover. */
const coveredShare = (matches: readonly Match[], words: number): number =>
  new Set(coveredIndices(matches)).size / words;
