import type { Answer } from './answer.ts';
import { createCovered } from './covered.ts';
import type { AnswersIndex } from './data.ts';
import { createTranslation } from './english.ts';
import { createExact } from './exact.ts';
import { createFuzzyLookup } from './fuzzy.ts';
import { createNeighbours } from './neighbours.ts';
import { createPairs } from './pairs.ts';
import { decisionFeatures, rank, type Ranked } from './rank.ts';
import { feeWords } from './rules.ts';
import { createSearch } from './search.ts';
import { stemOf } from './stems.ts';
import { evaluate, probability } from './trees.ts';
import type { Reading } from './turkish.ts';
import { wordsOf } from '../turkish/tokenise.ts';

const RELATED = 3;
/** Of so many in rank the neighbours are shown: what is further off is asked otherwise. */
const NEXT = 5;

/** What a question's answer is, and what else comes near; entries are positions, the best first. */
export interface Found {
  readonly entries: readonly number[];
  /** How probably the first entry is right. */
  readonly confidence: number;
  readonly by: 'exact' | 'matter' | 'rule' | 'rank' | 'nothing';
}

/** Finds the entries for a question: word for word, by what its words tell alone, by rule, else ranked. Deterministic. */
export function createFinder(index: AnswersIndex): (question: string) => Found {
  const { model, feeEntries } = index;
  const search = createSearch(index);
  const exact = createExact(search.texts);
  const covered = createCovered(index.matters, index.language.fillers);
  const pairs = createPairs(search);
  const lookUp = createFuzzyLookup(search.texts, (word) => isKnown(stemOf(word)));
  const feesIn = feeWords(index.language.fees);
  const inTurkish = createTranslation(index.language.english);

  return (question) => {
    const found = foundAs(question);
    const turkish = found.confidence < model.threshold ? inTurkish(wordsOf(question)) : undefined;
    if (!turkish) return found;
    const meant = foundAs(turkish.join(' '));
    return meant.confidence > found.confidence ? meant : found;
  };

  function foundAs(question: string): Found {
    const reading = search.turkish.read(question, search.stems);
    const ranked = rankFor(reading);
    const before = (first: number) => [first, ...ranked.flatMap(({ entry }) => (entry === first ? [] : [entry]))];
    const same = exact(reading.typed) ?? exact(reading.plain) ?? exact(reading.words);
    if (same !== undefined) return { entries: before(same), confidence: model.exact, by: 'exact' };
    const matter = covered(reading.typed) ?? covered(reading.words);
    if (matter !== undefined) return { entries: before(matter), confidence: model.matter, by: 'matter' };
    const fee = asksForFees(reading.plain) || asksForFees(longMeant(reading)) ? feeEntryFor(ranked) : undefined;
    if (fee !== undefined) return { entries: before(fee), confidence: model.rule, by: 'rule' };
    const found = decide(ranked);
    const words = found.confidence < model.threshold ? lookUp(reading.words) : undefined;
    if (!words) return found;
    const similar = decide(rankFor({ ...reading, words }));
    return similar.confidence > found.confidence ? similar : found;
  }

  function rankFor(reading: Reading): readonly Ranked[] {
    return rank(pairs(reading, search.terms(reading)), model);
  }

  function decide(ranked: readonly Ranked[]): Found {
    if (ranked.length === 0) return { entries: [], confidence: 0, by: 'nothing' };
    const confidence = probability(evaluate(model.decide, decisionFeatures(ranked)));
    return { entries: ranked.map(({ entry }) => entry), confidence, by: 'rank' };
  }

  function isKnown(stem: string): boolean {
    return search.stems.has(stem) || search.turkish.isKnown(stem);
  }

  /** The first in rank, where it is an entry on fees, else the one for all fees. */
  function feeEntryFor([first]: readonly Ranked[]): number | undefined {
    return first && feeEntries.includes(first.entry) ? first.entry : feeEntries[0];
  }

  /** Whether words ask for fees, and for none of another world. */
  function asksForFees(words: readonly string[]): boolean {
    const fees = feesIn(words);
    const isForeign = (word: string, at: number) =>
      !fees?.has(at) && !search.stems.has(stemOf(word)) && search.turkish.foreignness(stemOf(word)) >= FOREIGN;
    return fees !== undefined && !words.some(isForeign);
  }
}

/** What was meant by the words of a question, short ones as typed: "kasa" is not "kaça". */
const longMeant = ({ plain, words }: Reading) => words.map((word, at) => (word.length < CLEAR ? plain[at]! : word));
const CLEAR = 5;

/** From this group of foreign stems on, fees are those of another world. */
const FOREIGN = 2;

/** Answers questions from an index. What a question holds is data, never an instruction. */
export function createAnswerer(index: AnswersIndex): (question: string) => Answer {
  const find = createFinder(index);
  const isNear = createNeighbours(index.entries);
  const shown = (entry: number) => index.entries[entry]!;
  const related = (entries: readonly number[]) =>
    entries.slice(0, RELATED).map((entry) => {
      const { question, answer, url } = shown(entry);
      return { question, answer, url };
    });
  return (question) => {
    const { entries, confidence, by } = find(question);
    if (by === 'nothing' || confidence < index.model.threshold) return { matched: false, related: related(entries) };
    const [first, ...others] = entries;
    return {
      matched: true,
      ...shown(first!),
      confidence: Math.round(confidence * 1000) / 1000,
      source: by === 'rank' ? 'fuse' : 'rescue',
      related: related(others.slice(0, NEXT).filter((other) => isNear(first!, other))),
    };
  };
}
