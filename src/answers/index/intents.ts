import { compile } from '../patterns.ts';
import { wordsOf } from '../words.ts';
import type { KnownEntry } from './knowledge.ts';

/** What patients ask of any practice: the patterns by which an entry's question is recognised, and ways to ask. */
export interface Intent {
  readonly entry: readonly string[];
  readonly phrasings: readonly string[];
}

/** How much better than the second the entry must fit that gets an intent. */
const LEAD = 0.1;

/** The language's own phrasings for the entries whose questions ask what patients ask of any practice. */
export function commonPhrasings(entries: readonly KnownEntry[], intents: readonly Intent[]): Map<KnownEntry, string[]> {
  const questions = entries.map(({ question }) => wordsOf(question));
  const found = new Map<KnownEntry, string[]>();
  for (const { entry: patterns, phrasings } of intents) {
    const find = compile(patterns);
    const shares = questions.map((words) => shareOf(find(words), words.length));
    const [best, second = 0] = shares.toSorted((a, b) => b - a);
    if (!best || best < second + LEAD) continue;
    const entry = entries[shares.indexOf(best)]!;
    found.set(entry, [...(found.get(entry) ?? []), ...phrasings]);
  }
  return found;
}

/** The share of a question's words that matches cover. */
function shareOf(matches: readonly { readonly from: number; readonly to: number }[], words: number): number {
  const covered = new Set(matches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  return covered.size / words;
}
