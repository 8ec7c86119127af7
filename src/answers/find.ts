import { isEnglish } from './isEnglish.ts';
import { wordsOf } from '../turkish/tokenise.ts';
import type { AnswersIndex } from './data.ts';
import { createFeeWords } from './fees.ts';
import { createPairs } from './pairs.ts';
import { decisionFeatures, rank, type Ranked } from './rank.ts';
import { createSearch } from './search.ts';
import { createStates } from './states.ts';
import { stemOf } from './stems.ts';
import { createTopicMatcher } from './topics.ts';
import { createTranslation } from './translate.ts';
import { evaluate, probability } from './trees.ts';
import { createVerbatim } from './verbatim.ts';

/** Maximum number of characters read: normalisation can turn one into eighteen (U+FDFA). */
const CHARACTERS = 500;
/** From this foreignness on, fees are not those of a practice ("araba lastiği"). */
const FOREIGN = 2;

/** The position of an entry, and the probability that it is right, regardless of the others. */
export interface FoundEntry {
  readonly entry: number;
  readonly probability: number;
}

/** Entries for a question, best first. */
export interface Found {
  readonly entries: readonly FoundEntry[];
  /** Probability that the first entry is right. */
  readonly confidence: number;
  readonly by: 'verbatim' | 'topic' | 'fees' | 'rank' | 'nothing';
}

/** Create a function that finds entries for a question: word for word, by topic, by fees, or by rank. Deterministic. */
export function createFinder(index: AnswersIndex): (question: string) => Found {
  const { model, feeEntries } = index;
  const search = createSearch(index);
  const verbatim = createVerbatim(search.texts);
  const topicIn = createTopicMatcher(index.topics, index.language.fillers);
  const pairs = createPairs(search);
  const leavesOut = createStates(search, index.language.states);
  const feeWords = createFeeWords(index.language.fees);
  const translate = createTranslation(index.language.english);

  return (whole) => {
    const question = whole.normalize('NFKC').slice(0, CHARACTERS);
    const found = findTurkish(question);
    const isSure = found.by !== 'rank' && found.by !== 'nothing';
    const turkish = isSure ? undefined : translate(wordsOf(question));
    if (!turkish) return found;
    // Of English phrasings too few are known for a rank among them to be trusted.
    const translated = findTurkish(turkish.join(' '));
    const isBetter = isEnglish(question) ? translated.entries.length > 0 : translated.confidence > found.confidence;
    return isBetter ? translated : found;
  };

  function findTurkish(question: string): Found {
    const reading = search.language.read(question, search.own);
    const ranked = rank(pairs(reading, search.terms(reading)), model);
    const same = verbatim(reading.typed) ?? verbatim(reading.plain) ?? verbatim(reading.words);
    if (same !== undefined) return { ...withFirst(same, ranked), confidence: model.verbatim, by: 'verbatim' };
    const topic = topicIn(reading.typed) ?? topicIn(reading.words);
    if (topic !== undefined) return { ...withFirst(topic, ranked), confidence: model.topic, by: 'topic' };
    const fee = asksForFees(reading.plain) ? feeEntryFor(ranked) : undefined;
    if (fee !== undefined) return { ...withFirst(fee, ranked), confidence: model.fees, by: 'fees' };
    if (ranked.length === 0) return { entries: [], confidence: 0, by: 'nothing' };
    const isAnswer = !leavesOut(reading.words, ranked[0]!.entry);
    const confidence = isAnswer ? probability(evaluate(model.decide, decisionFeatures(ranked))) : 0;
    return { entries: ranked.map(toFound), confidence, by: 'rank' };
  }

  /** Get the first ranked entry if it is about fees, otherwise the general one. */
  function feeEntryFor([first]: readonly Ranked[]): number | undefined {
    return first && feeEntries.includes(first.entry) ? first.entry : feeEntries[0];
  }

  /** Tell whether words ask for a practice's fees. */
  function asksForFees(words: readonly string[]): boolean {
    const fees = feeWords(words);
    const isForeign = (word: string, at: number) =>
      !fees?.has(at) && !search.own.hasStem(stemOf(word)) && search.language.foreignness(stemOf(word)) >= FOREIGN;
    return fees !== undefined && !words.some(isForeign);
  }
}

const toFound = ({ entry, score }: Ranked): FoundEntry => ({ entry, probability: probability(score) });

/** Put an entry that was found without ranking before the ranked ones. */
const withFirst = (entry: number, ranked: readonly Ranked[]) => ({
  entries: [{ entry, probability: 1 }, ...ranked.filter((other) => other.entry !== entry).map(toFound)],
});
