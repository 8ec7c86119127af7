import type { Reading } from './read.ts';
import type { Candidate, Postings } from './shortlist.ts';

/** What speaks for or against the best entry: numbers in the order of `SIGNALS`. */
export function signalsOf(
  { read, words }: Reading,
  { candidates, none }: { candidates: readonly Candidate[]; none: number },
  postings: Postings,
): number[] {
  const { entry, score } = candidates[0]!;
  const second = candidates[1]?.score ?? 0;
  let explained = 0;
  let all = 0;
  let unexplained = 0;
  let unknown = 0;
  let elsewhere = 0;
  let content = 0;
  for (const word of read) {
    const speaks = word.feature >= 0 && speaksFor(word.feature, entry, postings);
    if (word.elsewhere && !speaks) elsewhere++;
    if (word.common) continue;
    content++;
    const weight = word.feature < 0 ? Math.log(1 + postings.none) : postings.rarity[word.feature]!;
    all += weight;
    if (speaks) explained += weight;
    else unexplained++;
    if (word.feature < 0) unknown++;
  }
  return [
    score,
    score - second,
    score - none,
    all === 0 ? 0 : explained / all,
    Math.log1p(unexplained),
    Math.log1p(unknown),
    content === 0 ? 0 : unknown / content,
    Math.min(2, elsewhere),
    Math.log1p(words.length),
  ];
}

function speaksFor(feature: number, entry: number, { starts, classes }: Postings): boolean {
  for (let at = starts[feature]!; at < starts[feature + 1]!; at++) if (classes[at] === entry) return true;
  return false;
}
