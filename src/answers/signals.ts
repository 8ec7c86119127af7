import { withProducts } from './decide.ts';
import type { Reading, ReadWord } from './read.ts';
import type { Postings, Shortlist, Weights } from './shortlist.ts';

/** A word speaks for an entry, or against the practice's field, from this weight of its features on. */
const SPEAKS = 0.5;

/** What the features of a word weigh together. */
interface WordSums {
  readonly word: ReadWord;
  /** For the entry, the one that follows it, and none of them. */
  readonly own: number;
  readonly next: number;
  readonly none: number;
  /** For the practice's field. */
  readonly within: number;
  readonly rarity: number;
}

/** What speaks for or against the best entry: numbers in the order of `SIGNALS`. */
export function signalsOf(reading: Reading, { candidates, none, total }: Shortlist, postings: Postings): number[] {
  const { entry, score } = candidates[0]!;
  const next = candidates[1] ?? { entry: postings.none, score: 0 };
  const weights = new Map<number, Weights>();
  for (const feature of reading.features)
    weights.set(feature, postings.weights(feature, entry, next.entry, postings.none));
  const all = [...weights.values()];
  const words = reading.words.map((word) => sumsOf(word, weights, postings));
  const { length } = words;
  const speaking = words.filter(({ own }) => own > SPEAKS);
  const silent = words.filter(({ own }) => own <= SPEAKS);
  const rarities = sum(words.map(({ rarity }) => rarity));
  const explained = sum(speaking.map(({ rarity }) => rarity));
  const strange = words.filter(({ word }) => !weights.has(word.stem)).length;
  const lead = (feature: number) => {
    const found = weights.get(feature);
    return found ? found[0] - found[2] : 0;
  };
  const byBeginnings = sum(words.map(({ word }) => lead(word.beginning)));
  const byStems = sum(words.map(({ own, none: away }) => own - away)) - byBeginnings;
  const share = Math.min(Math.exp(score - total), 1 - 1e-6);
  return withProducts([
    Math.log(share / (1 - share)),
    Math.max(-8, Math.min(8, score - next.score)),
    Math.max(-10, Math.min(12, score - none)),
    Math.log1p(Math.max(0, score)),
    Math.log1p(sum(all.map(([own]) => Math.max(0, own)))),
    Math.log1p(sum(all.map(([own]) => Math.max(0, -own)))),
    Math.log1p(sum(all.map(([own, , away]) => Math.max(0, away - own)))),
    length === 0 ? 0 : strange / length,
    Math.log1p(strange),
    Math.log1p(words.filter(({ word }) => !weights.has(word.beginning)).length),
    length === 0 ? 0 : speaking.length / length,
    rarities === 0 ? 0 : explained / rarities,
    Math.log1p(rarities - explained),
    Math.log1p(explained),
    Math.max(0, ...silent.map(({ rarity }) => rarity)),
    Math.log1p(sum(words.map(({ own, none: away }) => Math.max(0, away - own)))),
    Math.log1p(Math.max(0, ...words.map(({ own, none: away }) => away - own))),
    Math.log1p(length),
    limit(score - none - Math.max(0, ...words.map(({ own, none: away }) => own - away))),
    limit(score - next.score - Math.max(0, ...words.map(({ own, next: second }) => own - second))),
    limit(byBeginnings),
    limit(byStems),
    limit(score - none - byBeginnings - byStems),
    limit(sum([...reading.features].map((feature) => postings.within(feature)))),
    limit(Math.min(0, ...words.map(({ within }) => within))),
    Math.log1p(words.filter(({ within }) => within < -SPEAKS).length),
  ]);
}

/** `weights` are those of features for an entry, for the one that follows it, and for none of them. */
function sumsOf(word: ReadWord, weights: ReadonlyMap<number, Weights>, postings: Postings): WordSums {
  const rarity = postings.rarity(word.beginning);
  const sums = { word, own: 0, next: 0, none: 0, within: withinOf(word, postings), rarity };
  for (const feature of [word.beginning, word.stem]) {
    const found = weights.get(feature);
    if (!found) continue;
    sums.own += found[0];
    sums.next += found[1];
    sums.none += found[2];
  }
  return sums;
}

/** How much a word speaks for the practice's field. */
export const withinOf = ({ beginning, stem }: ReadWord, postings: Postings): number =>
  postings.within(beginning) + postings.within(stem);

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** A difference of scores as signals hold it: beyond this it says no more. */
export const limit = (value: number): number => Math.max(-15, Math.min(15, value));
