import { YES_OR_NO } from '#turkish/yesOrNo.ts';
import type { AnswersIndex } from './answersIndex.ts';
import { createCandidateFinder, FEATURES } from './ranking/candidates.ts';
import { questionTerms } from './ranking/questionTerms.ts';
import { decisionFeatures, rank, type Ranked } from './ranking/rank.ts';
import { createSearch } from './ranking/search.ts';
import { evaluateTrees, probability } from './ranking/trees.ts';
import type { EntryTexts } from './reading/indexedTexts.ts';
import { isEnglish } from './reading/questionLanguage.ts';
import { createReader } from './reading/readQuestion.ts';
import { createTranslation } from './reading/translate.ts';
import { createFeeMatcher } from './rules/fees.ts';
import { createRefusalMatcher } from './rules/notOffered.ts';
import { createIsOtherSubject } from './rules/otherSubject.ts';
import { createPatientStates } from './rules/patientStates.ts';
import { createTopicMatcher } from './rules/topics.ts';

/** Maximum number of characters read: normalisation can turn one into eighteen (U+FDFA). */
const MAX_CHARACTERS = 500;
/** An answer that begins with yes or no fits only a question that means about the same as its own, in percent. */
const MIN_SAME_MEANING = 55;
const QUESTION_MEANING = FEATURES.indexOf('questionMeaning');
const EXPLAINED = FEATURES.indexOf('explained');

/** The position of an entry, and the probability that it is right, regardless of the others. */
export interface FoundEntry {
  readonly entry: number;
  readonly probability: number;
}

/** Entries for a question, best first. */
export interface Ranking {
  readonly entries: readonly FoundEntry[];
  /** Probability that the first entry is right. */
  readonly confidence: number;
  readonly by: 'verbatim' | 'topic' | 'fees' | 'rank' | 'nothing';
  /** Percentage of the question's words, by weight, that the first entry's phrasings have. */
  readonly explained: number;
  /** The words of the question, without the practice's name. */
  readonly words: readonly string[];
}

/** Create a function that finds entries for a question: word for word, by topic, by fees, or by rank. Deterministic. */
export function createFinder(index: AnswersIndex): (question: string) => Ranking {
  const { model, feeEntries } = index;
  const search = createSearch(index);
  const read = createReader(search);
  const verbatimEntryFor = createVerbatimMatcher(search.texts);
  const topicEntryFor = createTopicMatcher(index.topics, index.language.fillers);
  const candidatesFor = createCandidateFinder(search);
  const leavesOutState = createPatientStates(search, index.language.states);
  const feeWordsIn = createFeeMatcher(index.language.fees);
  const refusals = createRefusalMatcher(index.refusals, index.language.asksForOffer);
  const isOtherSubject = createIsOtherSubject(search, index, feeWordsIn);
  const translate = createTranslation(index.language.english);

  return (whole) => {
    const question = whole.normalize('NFKC').slice(0, MAX_CHARACTERS);
    const untranslated = findTurkish(question);
    const isSure = untranslated.by !== 'rank' && untranslated.by !== 'nothing';
    const turkish = isSure ? undefined : translate(read(question).unnamed);
    if (!turkish) return untranslated;
    // Of English phrasings too few are known for a rank among them to be trusted.
    const translated = findTurkish(turkish.join(' '));
    const isBetter = isEnglish(question)
      ? translated.entries.length > 0
      : translated.confidence > untranslated.confidence;
    return isBetter ? { ...translated, words: untranslated.words } : untranslated;
  };

  function findTurkish(question: string): Ranking {
    const { typed, unnamed, plain, words } = read(question);
    const ranked = rank(candidatesFor(questionTerms(search, words)), model);
    const sure = {
      verbatim: verbatimEntryFor(typed) ?? verbatimEntryFor(plain) ?? verbatimEntryFor(words),
      topic: topicEntryFor(typed) ?? topicEntryFor(words),
      fees: feesFor(plain, words, unnamed, ranked),
    };
    for (const by of ['verbatim', 'topic', 'fees'] as const) {
      const entry = sure[by];
      if (entry === undefined) continue;
      const others = ranked.filter((other) => other.entry !== entry).map(toFound);
      return {
        entries: [{ entry, probability: 1 }, ...others],
        confidence: model[by],
        by,
        explained: 100,
        words: unnamed,
      };
    }
    const [first] = ranked;
    if (!first) return { entries: [], confidence: 0, by: 'nothing', explained: 0, words: unnamed };
    const isAnswer =
      !leavesOutState(words, first.entry) &&
      !(isOfAnotherQuestion(first) && refusals.named(words) !== first.entry) &&
      !(feeEntries.includes(first.entry) && isOtherSubject(words, first.entry));
    const confidence = isAnswer ? probability(evaluateTrees(model.decide, decisionFeatures(ranked))) : 0;
    const explained = first.features[EXPLAINED]!;
    return { entries: ranked.map(toFound), confidence, by: 'rank', explained, words: unnamed };
  }

  /** Tell whether an entry says yes or no to another question. */
  function isOfAnotherQuestion({ entry, features }: Ranked): boolean {
    return YES_OR_NO.test(index.entries[entry]!.answer) && features[QUESTION_MEANING]! < MIN_SAME_MEANING;
  }

  /** Get the entry which says that a treatment of an English question is not offered. */
  function refusalIn(english: readonly string[]): number | undefined {
    const turkish = translate(english);
    return turkish && refusals.named(turkish);
  }

  /** Get the first ranked entry if it is about fees, otherwise the general one. */
  function feeEntryFor([first]: readonly Ranked[]): number | undefined {
    return first && feeEntries.includes(first.entry) ? first.entry : feeEntries[0];
  }

  /** Get the entry on the fees that words ask for, or the one which says that the treatment is not offered. */
  function feesFor(
    plain: readonly string[],
    words: readonly string[],
    unnamed: readonly string[],
    ranked: readonly Ranked[],
  ): number | undefined {
    if (!feeWordsIn(plain)) return refusals.asked(words);
    const refusal = refusals.named(words) ?? refusalIn(unnamed);
    if (refusal !== undefined) return refusal;
    const entry = feeEntryFor(ranked);
    return entry === undefined || (isOtherSubject(plain, entry) && isOtherSubject(words, entry)) ? undefined : entry;
  }
}

const toFound = ({ entry, score }: Ranked): FoundEntry => ({ entry, probability: probability(score) });

/** Create a function that finds the entry whose question or phrasing has the same letters, ignoring everything else. */
function createVerbatimMatcher(texts: readonly EntryTexts[]): (words: readonly string[]) => number | undefined {
  const lines = texts.flatMap(({ phrasings }, entry) => phrasings.map(({ words }) => [words.join(''), entry] as const));
  // Of two entries with the same phrasing the first counts.
  const entries = new Map(lines.toReversed());
  return (words) => entries.get(words.join(''));
}
