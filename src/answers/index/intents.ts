import { positionsIn } from '../language.ts';
import { compile, type Match } from '../patterns.ts';
import { wordsOf } from '../../turkish/tokenise.ts';
import type { KnownEntry } from './knowledge.ts';

/** What patients ask of any practice: the patterns by which an entry's question is recognised, and ways to ask. */
export interface Intent {
  readonly entry: readonly string[];
  readonly phrasings: readonly string[];
  /** Where the question of any other entry has one of these, none gets the intent. */
  readonly unless?: readonly string[];
  /** The words in which it is asked, where these tell it by themselves: one of the keys, and what may stand beside them. */
  readonly keys?: readonly string[];
  readonly besides?: readonly string[];
}

/** How much better than the second the entry must fit that gets an intent. */
const LEAD = 0.1;

/** The intents of the entries whose questions ask what patients ask of any practice. */
export function findIntents(entries: readonly KnownEntry[], intents: readonly Intent[]): Map<KnownEntry, Intent[]> {
  const questions = entries.map(({ question }) => wordsOf(question));
  const found = new Map<KnownEntry, Intent[]>();
  for (const intent of intents) {
    const find = compile(intent.entry);
    const shares = questions.map((words) => shareOf(find(words), words.length));
    const [best, second = 0] = shares.toSorted((a, b) => b - a);
    if (!best || best < second + LEAD) continue;
    const at = shares.indexOf(best);
    const isOther = compile(intent.unless ?? []);
    if (questions.some((words, other) => other !== at && isOther(words).length > 0)) continue;
    const entry = entries[at]!;
    found.set(entry, [...(found.get(entry) ?? []), intent]);
  }
  return found;
}

/** The share of a question's words that matches cover. */
const shareOf = (matches: readonly Match[], words: number): number => new Set(positionsIn(matches)).size / words;
