import type { QuestionTerms } from './questionTerms.ts';
import { frequencyOf, hasTerm, shareIn, type TextIndex } from './search.ts';

/** Degrees to which a stem, a root and a concept explain a word. */
const BY_STEM = 1;
const BY_ROOT = 0.8;
const BY_CONCEPT = 0.8;
/** Weight of a word that only the answer has, relative to one in a phrasing. */
const ANSWER_DEGREE = 0.7;
/** Below this degree a word counts as unexplained. */
const MIN_EXPLAINED = 0.5;
/** Added to the frequency of a term, so that a very rare one does not outweigh all others. */
const SMOOTHING = 0.02;
/** Weight from which a word indicates the topic. */
const MIN_TOPIC_WEIGHT = 2;

/** Measure how well an entry explains the words of a question. */
export function explanationOf(search: TextIndex, { words, kinds }: QuestionTerms, position: number) {
  const explanations = words.map(({ stem, root, concepts, weight }) => {
    const terms = [
      { term: stem, degree: BY_STEM },
      { term: root, degree: BY_ROOT },
      ...concepts.map((term) => ({ term, degree: BY_CONCEPT })),
    ].filter(({ term }) => hasTerm(search, position, term));
    const shared = terms
      .map(({ term, degree }) => ({ term, degree, share: shareIn(search, position, term) }))
      .filter(({ share }) => share > 0);
    const byPhrasings = highest(shared.map(({ degree }) => degree));
    return {
      weight,
      byPhrasings,
      byEither: Math.max(byPhrasings, ANSWER_DEGREE * highest(terms.map(({ degree }) => degree))),
      likelihood: highest(
        shared.map(({ term, share }) => Math.log(1 + share / (SMOOTHING + frequencyOf(search, term)))),
      ),
      foreign: search.language.foreignness(stem),
      isTopic: weight > MIN_TOPIC_WEIGHT && !concepts.some((concept) => kinds.includes(concept)),
    };
  });
  const unexplained = explanations.filter(({ byEither }) => byEither < MIN_EXPLAINED);
  const topic = explanations.filter(({ isTopic }) => isTopic);
  const foreign = unexplained.map((word) => word.foreign);
  return {
    /** Share of the words' weight that the phrasings explain, and that phrasings or answer explain. */
    explained: weightedShare(explanations, ({ byPhrasings }) => byPhrasings),
    explainedByEither: weightedShare(explanations, ({ byEither }) => byEither),
    /** The same, for the words that indicate the topic. */
    topicExplained: topic.length > 0 ? weightedShare(topic, ({ byEither }) => byEither) : 1,
    heaviestUnexplained: highest(unexplained.map(({ weight }) => weight)),
    /** Foreignness of the unexplained words: the maximum, and the sum. */
    foreign: highest(foreign),
    foreignAll: total(foreign),
    /** How much likelier the words are in the entry's phrasings than anywhere. */
    likelihood: total(explanations.map(({ likelihood }) => likelihood)) / Math.sqrt(words.length || 1),
  };
}

const highest = (values: readonly number[]): number => Math.max(0, ...values);
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function weightedShare<T extends { readonly weight: number }>(
  words: readonly T[],
  degreeOf: (word: T) => number,
): number {
  const weight = total(words.map((word) => word.weight));
  return total(words.map((word) => word.weight * degreeOf(word))) / (weight || 1);
}
