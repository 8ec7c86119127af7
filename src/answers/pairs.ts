import { createExplained } from './explained.ts';
import { createLikest } from './likest.ts';
import { likeness, type Vector } from './meaning.ts';
import type { QuestionTerms, Search, TextVector } from './search.ts';
import { stemOf } from './stems.ts';
import type { Reading } from './turkish.ts';

/** What speaks for an entry's being the answer to a question, in whole numbers: shares in percent, weights in hundredths. */
export const PAIR_FEATURES = [
  'likestText',
  'likestThree',
  'likeQuestion',
  'explained',
  'explainedOrTold',
  'heaviestUnexplained',
  'heaviestUntold',
  'topicExplained',
  'kindsShared',
  'kindsOther',
  'likestFound',
  'questionFound',
  'coreFound',
  'score',
  'place',
  'leadText',
  'leadExplained',
  'leadTopic',
  'leadKinds',
  'leadFound',
  'rivals',
  'texts',
  'words',
  'field',
  'unknown',
  'foreign',
  'foreignAll',
  'strange',
  'weight',
  'meaningText',
  'meaningQuestion',
  'meaningTold',
  'leadMeaning',
  'likelihood',
  'leadLikelihood',
] as const;

export type PairFeature = (typeof PAIR_FEATURES)[number];

export interface Candidate {
  readonly entry: number;
  readonly features: readonly number[];
}

const CANDIDATES = 12;
/** Terms that so many of an entry's texts hold are its core. */
const CORE = 0.5;

type Measured = Record<PairFeature, number>;

/** The entries that may answer, with what speaks for each. */
export function createPairs(search: Search): (reading: Reading, question: QuestionTerms) => Candidate[] {
  const vectors: TextVector[][] = [];
  const vectorsOf = (entry: number) => (vectors[entry] ??= search.texts[entry]!.asked.map(search.vectorOf));
  const cores: { terms: number[]; weight: number }[] = [];
  const tolds: Vector[] = [];
  const toldOf = (entry: number) => (tolds[entry] ??= search.vectorOf(search.texts[entry]!.told).meaning);
  const kindsOf: Set<number>[] = [];

  const explainedOf = createExplained(search);
  const likestTo = createLikest(search);

  return (reading, question) => {
    const found = search.find(question.weights, CANDIDATES);
    const about = aboutQuestion(reading, question);
    const explainedBy = explainedOf(question, about.foreign);
    const likestOf = likestTo(question);
    const measured = found.map(({ entry, score }, place): Measured => {
      const explained = explainedBy(entry);
      const likest = likestOf(vectorsOf(entry));
      const core = coreOf(entry);
      const coreFound = core.terms.reduce((sum, t) => sum + (question.weights.has(t) ? search.weights[t]! : 0), 0);
      const kinds = question.kinds.map((kind) => Math.max(0, search.shareIn(entry, kind)));
      const own = kindsOfEntry(entry);
      return {
        likestText: likest.text,
        likestThree: likest.three,
        likeQuestion: likest.question,
        explained: explained.asked,
        explainedOrTold: explained.askedOrTold,
        heaviestUnexplained: explained.heaviestUnasked,
        heaviestUntold: explained.heaviestUntold,
        topicExplained: explained.topic,
        kindsShared: kinds.length > 0 ? kinds.reduce((a, b) => a + Math.sqrt(b), 0) / kinds.length : -0.2,
        kindsOther: own.size > 0 ? [...own].filter((kind) => !question.kinds.includes(kind)).length / own.size : -0.2,
        likestFound: likest.textFound,
        questionFound: likest.questionFound,
        coreFound: core.weight > 0 ? coreFound / core.weight : -0.2,
        score: score / (found[0]!.score || 1),
        place: place / 100,
        leadText: 0,
        leadExplained: 0,
        leadTopic: 0,
        leadKinds: 0,
        leadFound: 0,
        rivals: 0,
        texts: Math.min(30, vectorsOf(entry).length) / 100,
        words: question.words.length / 100,
        field: about.field,
        unknown: about.unknown,
        foreign: explained.foreign / 100,
        foreignAll: explained.foreignAll / 100,
        strange: about.strange,
        weight: about.weight,
        meaningText: likest.meaning,
        meaningQuestion: likest.questionMeaning,
        meaningTold: likeness(question.meaning, toldOf(entry)),
        leadMeaning: 0,
        likelihood: explained.likelihood,
        leadLikelihood: 0,
      };
    });
    lead(measured);
    return measured.map((features, place) => ({
      entry: found[place]!.entry,
      features: PAIR_FEATURES.map((name) => Math.round(100 * features[name])),
    }));
  };

  /** What is true of a question whatever the entry. */
  function aboutQuestion({ words }: Reading, question: QuestionTerms) {
    const { turkish } = search;
    const isUnknown = question.words.map(({ terms, concepts }) => terms.length === 0 && concepts.length === 0);
    const stems = words.map(stemOf);
    const heaviest = (is: (at: number) => boolean) =>
      question.words.reduce((most, { weight }, at) => (is(at) ? Math.max(most, weight) : most), 0);
    return {
      foreign: stems.map((stem) => turkish.foreignness(stem)),
      weight: question.words.reduce((sum, { weight }) => sum + weight, 0),
      field: question.words.reduce((most, { terms }) => Math.max(most, search.typical(terms[0])), 0),
      unknown: heaviest((at) => isUnknown[at]!),
      strange: heaviest((at) => isUnknown[at]! && !turkish.isCommon(stems[at]!)),
    };
  }

  /** What most of an entry's texts hold. */
  function coreOf(entry: number) {
    return (cores[entry] ??= (() => {
      const counts = new Map<number, number>();
      const texts = vectorsOf(entry);
      for (const { terms } of texts) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      const terms = [...counts].flatMap(([term, count]) => (count >= CORE * texts.length ? [term] : []));
      return { terms, weight: terms.reduce((sum, term) => sum + search.weights[term]!, 0) };
    })());
  }

  function kindsOfEntry(entry: number): Set<number> {
    return (kindsOf[entry] ??= search.kindsIn(search.texts[entry]!.asked[0]!));
  }
}

/** How far each is before the best of the others. */
function lead(measured: Measured[]): void {
  const leads = [
    ['leadText', 'likestText'],
    ['leadExplained', 'explainedOrTold'],
    ['leadTopic', 'topicExplained'],
    ['leadKinds', 'kindsShared'],
    ['leadFound', 'questionFound'],
    ['leadMeaning', 'meaningText'],
    ['leadLikelihood', 'likelihood'],
  ] as const;
  for (const [name, of] of leads) {
    let [first, second] = [-Infinity, -Infinity];
    for (const { [of]: value } of measured)
      if (value > first) [first, second] = [value, first];
      else if (value > second) second = value;
    const best = measured.length > 1 ? second : 0;
    for (const features of measured) features[name] = features[of] - (features[of] === first ? best : first);
  }
  for (const features of measured)
    features.rivals =
      measured.filter(({ explainedOrTold }) => explainedOrTold > features.explainedOrTold - 0.05).length / 100;
}
