import { stemOf } from '../stems.ts';
import type { Turkish } from '../turkish.ts';
import { wordsOf } from '../../turkish/tokenise.ts';
import type { KnownEntry } from './knowledge.ts';

/** A clause of fewer words says too little to be asked by itself, as does one without a word as rare as this. */
const FEWEST = 2;
const RARE = 1 / 200;

/**
 * What the first clause of an entry's question asks by itself: "Gece diş ağrısı nedir" of "Gece diş ağrısı nedir, neden olur?".
 * What several entries ask is left out.
 */
export function clausesOf(entries: readonly KnownEntry[], turkish: Turkish): Map<KnownEntry, string[]> {
  const counts = new Map<string, number>();
  const found = new Map(
    entries.map((entry) => {
      const clauses = partsOf(entry.question).filter((clause) => {
        const words = turkish.readOwn(clause);
        return words.length >= FEWEST && words.some((word) => turkish.rateOfStem(stemOf(word)) < RARE);
      });
      for (const clause of new Set(clauses)) counts.set(clause, (counts.get(clause) ?? 0) + 1);
      return [entry, clauses];
    }),
  );
  return new Map([...found].map(([entry, clauses]) => [entry, clauses.filter((clause) => counts.get(clause) === 1)]));
}

/** The question without what stands in brackets, and its first clause: what follows may be about that. */
function partsOf(question: string): string[] {
  const plain = question.replaceAll(/\([^()]*\)/g, ' ');
  const first = plain.split(/[,;:–—?.!]/, 1)[0]!;
  return [plain, first].flatMap((text) => (text === question ? [] : [wordsOf(text).join(' ')]));
}
