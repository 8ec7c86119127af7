import type { QuestionTerms, Search } from './search.ts';

/** Below this degree a word counts as unexplained. */
const EXPLAINED = 0.5;
/** Degrees to which a stem, a root and a concept explain a word. */
const BY_STEM = 1;
const BY_ROOT = 0.8;
const BY_CONCEPT = 0.8;
/** Weight of a word that only the answer has, relative to one in a phrasing. */
const TOLD = 0.7;
/** Weight from which a word indicates the topic. */
const TOPIC = 2;

/** How well an entry explains the words of a question. */
export interface Explained {
  /** Share of the words' weight that the phrasings explain, and that phrasings or answer explain. */
  readonly asked: number;
  readonly askedOrTold: number;
  /** Weight of the heaviest word that neither explains. */
  readonly heaviestUntold: number;
  /** As `askedOrTold`, for the words that indicate the topic. */
  readonly topic: number;
  /** Foreignness of the unexplained words: the maximum, and the sum. */
  readonly foreign: number;
  readonly foreignAll: number;
  /** How much likelier the words are in the entry's phrasings than anywhere. */
  readonly likelihood: number;
}

/** A term that explains a word of the question. */
interface Explaining {
  readonly at: number;
  readonly term: number;
  readonly degree: number;
  readonly frequency: number;
}

/** Create a function that measures how well entries explain a question. `foreign` has the foreignness of each word. */
export function createExplained({ shareIn, documentFrequency }: Search) {
  return (question: QuestionTerms, foreign: readonly number[]): ((entry: number) => Explained) => {
    const { words, kinds } = question;
    const all = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const explaining = words.flatMap(({ terms, concepts }, at): Explaining[] => [
      ...terms.map((term, level) => by(at, term, terms.length === 2 && level === 0 ? BY_STEM : BY_ROOT)),
      ...concepts.map((term) => by(at, term, BY_CONCEPT)),
    ]);
    const isTopic = words.map(
      ({ weight, concepts }) => weight > TOPIC && !concepts.some((concept) => kinds.includes(concept)),
    );
    const asked = new Float64Array(words.length);
    const told = new Float64Array(words.length);
    const likelier = new Float64Array(words.length);
    return (entry) => {
      asked.fill(0);
      told.fill(0);
      likelier.fill(0);
      for (const { at, term, degree, frequency } of explaining) {
        const share = shareIn(entry, term);
        if (share > 0) {
          likelier[at] = Math.max(likelier[at]!, Math.log(1 + share / (0.02 + frequency)));
          asked[at] = Math.max(asked[at]!, degree);
        } else if (share < 0) told[at] = Math.max(told[at]!, degree);
      }
      return sumOf();
    };

    function sumOf(): Explained {
      let explained = 0;
      let explainedOrTold = 0;
      let heaviestUntold = 0;
      let topic = 0;
      let topicExplained = 0;
      let strange = 0;
      let strangeAll = 0;
      let likelihood = 0;
      for (let at = 0; at < words.length; at++) {
        const { weight } = words[at]!;
        const either = Math.max(asked[at]!, TOLD * told[at]!);
        explained += weight * asked[at]!;
        explainedOrTold += weight * either;
        likelihood += likelier[at]!;
        if (either < EXPLAINED) {
          heaviestUntold = Math.max(heaviestUntold, weight);
          strange = Math.max(strange, foreign[at]!);
          strangeAll += foreign[at]!;
        }
        if (isTopic[at]) {
          topic += weight;
          topicExplained += weight * either;
        }
      }
      return {
        asked: explained / all,
        askedOrTold: explainedOrTold / all,
        heaviestUntold,
        topic: topic > 0 ? topicExplained / topic : 1,
        foreign: strange,
        foreignAll: strangeAll,
        likelihood: likelihood / Math.sqrt(words.length || 1),
      };
    }
  };

  function by(at: number, term: number, degree: number): Explaining {
    return { at, term, degree, frequency: documentFrequency(term) };
  }
}
