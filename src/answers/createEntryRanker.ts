import type { AnswersIndex } from './answersIndex.ts';
import { createCandidateFinder } from './ranking/candidates.ts';
import { questionTerms } from './ranking/questionTerms.ts';
import { decisionFeatures, rank, type Ranked } from './ranking/rank.ts';
import { createTextIndex, shareIn } from './ranking/search.ts';
import { evaluateTrees, probability } from './ranking/trees.ts';
import { isEnglish } from './reading/questionLanguage.ts';
import { createReader } from './reading/readQuestion.ts';
import { stemOf } from './reading/terms.ts';
import { createTranslation } from './reading/translate.ts';
import { createFeeMatcher } from './rules/fees.ts';
import { createRefusalMatcher } from './rules/notOffered.ts';
import { createIsOtherSubject } from './rules/otherSubject.ts';
import { createLeavesOutState } from './rules/patientStates.ts';
import { createTopicMatcher } from './rules/topics.ts';
import { createVerbatimMatcher } from './rules/verbatim.ts';
import { createAnswersOtherYesNo } from './rules/yesOrNoMismatch.ts';

/** Maximum number of characters read: normalisation can turn one into eighteen (U+FDFA). */
const MAX_CHARACTERS = 500;
/** Ends what asks a practice about itself: "açık mısınız", "açıksınız". */
const SECOND_PERSON = /s[iu]n[iu]z$/;

/** The position of an entry in the index, and the probability that it is right, regardless of the others. */
export interface FoundEntry {
  readonly position: number;
  readonly probability: number;
}

/** Entries for a question, best first. */
export interface Ranking {
  readonly entries: readonly FoundEntry[];
  /** Probability that the first entry is right. */
  readonly confidence: number;
  /** A refusal is an answer on fees, or on what the practice does not offer. */
  readonly foundBy: 'verbatim' | 'topic' | 'refusal' | 'rank' | 'nothing';
  /** The words of the question, without the practice's name. */
  readonly words: readonly string[];
}

/** The input of a rule: the words of a question in three forms (`reading/readQuestion.ts`), the first entry by rank. */
interface Asked {
  readonly typed: readonly string[];
  readonly plain: readonly string[];
  readonly words: readonly string[];
  readonly first: Ranked | undefined;
}

/** Create a function that finds entries for a question: word for word, by topic, refusal or rank. Deterministic. */
export function createEntryRanker(index: AnswersIndex): (question: string) => Ranking {
  const { model, feePositions, language, opening } = index;
  const search = createTextIndex(index);
  const read = createReader(search);
  const candidatesFor = createCandidateFinder(search);
  const translate = createTranslation(language.english);
  const verbatim = createVerbatimMatcher(search.texts);
  const topic = createTopicMatcher(index.topics, language.fillers);
  const feeWordsIn = createFeeMatcher(language.fees);
  const refusals = createRefusalMatcher(index.refusals, language.asksForOffer);
  const isOtherSubject = createIsOtherSubject(search, index);
  const leavesOutState = createLeavesOutState(search, language.states);
  const answersOtherYesNo = createAnswersOtherYesNo(index);

  const hoursPositions = opening ? [opening.week, ...opening.otherDays] : [];
  const asksFeeElsewhere = (words: readonly string[]): boolean => {
    const asking = feeWordsIn(words);
    return asking !== undefined && isOtherSubject(words.slice(0, Math.min(...asking)), asking);
  };
  const isOthersHours = ({ position }: Ranked, words: readonly string[]): boolean => {
    const unexplained = words.filter((word) => shareIn(search, position, stemOf(word)) === 0);
    return (
      hoursPositions.includes(position) &&
      !words.some((word) => SECOND_PERSON.test(word)) &&
      isOtherSubject(unexplained)
    );
  };
  const isOnFees = (entry: Ranked | undefined) => entry !== undefined && feePositions.includes(entry.position);
  /** What is sure, in the order of precedence: the first of these that finds an entry counts, whatever the rank. */
  const rules: readonly (readonly [
    Exclude<Ranking['foundBy'], 'rank' | 'nothing'>,
    (asked: Asked) => number | undefined,
  ])[] = [
    ['verbatim', ({ typed, plain, words }) => verbatim(typed) ?? verbatim(plain) ?? verbatim(words)],
    ['topic', ({ typed, words }) => topic(typed) ?? topic(words)],
    ['refusal', ({ words }) => refusals.asked(words)],
    ['refusal', ({ plain, words }) => (feeWordsIn(plain) ? refusals.named(words) : undefined)],
    [
      'refusal',
      ({ plain, words, first }) =>
        feeWordsIn(plain) && !asksFeeElsewhere(words)
          ? isOnFees(first)
            ? first!.position
            : feePositions[0]
          : undefined,
    ],
  ];
  /** Why the first entry by rank is no answer, only related. */
  const objections: readonly ((first: Ranked, words: readonly string[]) => boolean)[] = [
    ({ position }, words) => leavesOutState(words, position),
    (first, words) => answersOtherYesNo(first) && refusals.named(words) !== first.position,
    (first, words) => isOnFees(first) && asksFeeElsewhere(words),
    isOthersHours,
  ];

  return (whole) => {
    const question = whole.normalize('NFKC').slice(0, MAX_CHARACTERS);
    const untranslated = findTurkish(question);
    const isSure = untranslated.foundBy !== 'rank' && untranslated.foundBy !== 'nothing';
    const turkish = isSure ? undefined : translate(untranslated.words);
    if (!turkish) return untranslated;
    // Of English phrasings too few are known for a rank among them to be trusted.
    const translated = findTurkish(turkish.join(' '));
    const isBetter = isEnglish(question)
      ? translated.entries.length > 0
      : translated.confidence > untranslated.confidence;
    return isBetter ? { ...translated, words: untranslated.words } : untranslated;
  };

  function findTurkish(question: string): Ranking {
    const { unnamed, ...forms } = read(question);
    const ranked = rank(candidatesFor(questionTerms(search, forms.words)), model);
    const [first] = ranked;
    for (const [foundBy, rule] of rules) {
      const position = rule({ ...forms, first });
      if (position === undefined) continue;
      const others = ranked.filter((other) => other.position !== position).map(toFound);
      const entries = [{ position, probability: 1 }, ...others];
      return { entries, confidence: model[foundBy], foundBy, words: unnamed };
    }
    if (!first) return { entries: [], confidence: 0, foundBy: 'nothing', words: unnamed };
    const isAnswer = !objections.some((objects) => objects(first, forms.words));
    const confidence = isAnswer ? probability(evaluateTrees(model.decide, decisionFeatures(ranked))) : 0;
    return { entries: ranked.map(toFound), confidence, foundBy: 'rank', words: unnamed };
  }
}

const toFound = ({ position, score }: Ranked): FoundEntry => ({ position, probability: probability(score) });
