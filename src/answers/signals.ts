import { withProducts } from './decide.ts';
import type { Reading, ReadWord } from './read.ts';
import { weightOf, type Postings, type Shortlist } from './shortlist.ts';

/** A word speaks for an entry from this weight of its best feature on. */
const SPEAKS = 0.3;

/** What speaks for or against the best entry: numbers in the order of `SIGNALS`. */
export function signalsOf({ read, words }: Reading, { candidates, none }: Shortlist, postings: Postings): number[] {
  const { entry, score } = candidates[0]!;
  let explained = 0;
  let all = 0;
  let unexplained = 0;
  let unknown = 0;
  let elsewhere = 0;
  let foreign = 0;
  for (const word of read) {
    const forEntry = weightOf(word.features, entry, postings);
    const speaks = forEntry >= SPEAKS;
    if (word.elsewhere && !speaks) elsewhere++;
    const forNone = weightOf(word.features, postings.none, postings);
    if (forNone > forEntry) foreign += forNone - forEntry;
    if (word.common) continue;
    const weight = word.features.length === 0 ? Math.log(1 + postings.none) : rarityOf(word, postings);
    all += weight;
    if (speaks) explained += weight;
    else unexplained += weight;
    if (word.features.length === 0) unknown++;
  }
  const second = candidates[1]?.score ?? 0;
  const sum = candidates.reduce((total, candidate) => total + Math.exp(candidate.score - score), 0);
  return withProducts([
    Math.log1p(score),
    Math.log1p(score - second),
    -Math.log(sum + Math.exp(none - score)),
    Math.max(-10, Math.min(10, score - none)),
    all === 0 ? 0 : explained / all,
    Math.log1p(unexplained),
    Math.log1p(unknown),
    Math.min(2, elsewhere),
    Math.log1p(foreign),
    Math.log1p(words.length),
    Math.log1p(explained),
  ]);
}

const rarityOf = ({ feature, features }: ReadWord, { rarity }: Postings): number =>
  feature >= 0 ? rarity[feature]! : Math.max(...features.map((one) => rarity[one]!));
