import { withProducts } from './decide.ts';
import type { Reading } from './read.ts';
import type { Postings, Shortlist } from './shortlist.ts';

/** A word speaks for an entry from this weight of its pieces on. */
const SPEAKS = 0.5;
/** A word is strange when fewer of its pieces are known. */
const KNOWN = 0.6;

/** What speaks for or against the best entry: numbers in the order of `SIGNALS`. */
export function signalsOf(reading: Reading, { candidates, none, total }: Shortlist, postings: Postings): number[] {
  const { entry, score } = candidates[0]!;
  const weights = new Map<number, readonly number[]>();
  let supporting = 0;
  let opposing = 0;
  let foreign = 0;
  for (const feature of reading.features) {
    const pair = postings.weights(feature, [entry, postings.none]);
    weights.set(feature, pair);
    const [forEntry, forNone] = pair as [number, number];
    if (forEntry > 0) supporting += forEntry;
    else opposing -= forEntry;
    foreign += Math.max(0, forNone - forEntry);
  }
  let pieces = 0;
  let unknown = 0;
  let strange = 0;
  let newWords = 0;
  let speaking = 0;
  let all = 0;
  let explained = 0;
  let rarest = 0;
  let elsewhere = 0;
  let foreignWords = 0;
  let mostForeign = 0;
  for (const word of reading.words) {
    let own = 0;
    let other = 0;
    let known = 0;
    const beginning = weights.get(word.beginning);
    if (beginning) {
      own += beginning[0]!;
      other += beginning[1]!;
    } else newWords++;
    for (const piece of word.pieces) {
      const pair = weights.get(piece);
      if (!pair) continue;
      known++;
      own += pair[0]!;
      other += pair[1]!;
    }
    pieces += word.pieces.length;
    unknown += word.pieces.length - known;
    if (known < KNOWN * word.pieces.length) strange++;
    const rarity = postings.rarity(word.beginning);
    all += rarity;
    if (word.elsewhere && own <= SPEAKS) elsewhere++;
    if (own > SPEAKS) {
      speaking++;
      explained += rarity;
    } else rarest = Math.max(rarest, rarity);
    foreignWords += Math.max(0, other - own);
    mostForeign = Math.max(mostForeign, other - own);
  }
  const share = Math.min(Math.exp(score - total), 1 - 1e-6);
  const { length } = reading.words;
  return withProducts([
    Math.log(share / (1 - share)),
    Math.min(8, score - (candidates[1]?.score ?? 0)),
    Math.max(-10, Math.min(12, score - none)),
    Math.log1p(Math.max(0, score)),
    Math.log1p(supporting),
    Math.log1p(opposing),
    Math.log1p(foreign),
    pieces === 0 ? 0 : unknown / pieces,
    Math.log1p(strange),
    Math.log1p(newWords),
    length === 0 ? 0 : speaking / length,
    all === 0 ? 0 : explained / all,
    Math.log1p(all - explained),
    Math.log1p(explained),
    rarest,
    Math.min(2, elsewhere),
    Math.log1p(foreignWords),
    Math.log1p(mostForeign),
    Math.log1p(length),
  ]);
}
