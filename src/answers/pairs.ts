import { createExplained } from './explained.ts';
import { createLikest } from './likest.ts';
import type { Reading } from './language.ts';
import { likeness, type Vector } from './meaning.ts';
import type { QuestionTerms, Search, TextVector } from './search.ts';
import { stemOf } from './stems.ts';

/** Features of a question and an entry. Whole numbers: shares in percent, weights in hundredths. */
export const PAIR_FEATURES = [
  'likestText',
  'likeQuestion',
  'explained',
  'explainedOrTold',
  'heaviestUntold',
  'topicExplained',
  'kindsShared',
  'kindsOther',
  'questionFound',
  'score',
  'place',
  'leadText',
  'leadExplained',
  'leadTopic',
  'leadKinds',
  'leadFound',
  'texts',
  'words',
  'field',
  'foreign',
  'foreignAll',
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

type Measured = Record<PairFeature, number>;

/** Create a function that gets the candidates for a question with their features. */
export function createPairs(search: Search): (reading: Reading, question: QuestionTerms) => Candidate[] {
  const vectors: TextVector[][] = [];
  const vectorsOf = (entry: number) => (vectors[entry] ??= search.texts[entry]!.asked.map(search.vectorOf));
  const tolds: Vector[] = [];
  const toldOf = (entry: number) => (tolds[entry] ??= search.vectorOf(search.texts[entry]!.told).meaning);
  const kindsOf: Set<number>[] = [];

  const explainedOf = createExplained(search);
  const likestTo = createLikest(search);

  return ({ words }, question) => {
    const found = search.find(question.weights, CANDIDATES);
    const foreign = words.map((word) => search.language.foreignness(stemOf(word)));
    const field = question.words.reduce((most, { terms }) => Math.max(most, search.typical(terms[0])), 0);
    const explainedBy = explainedOf(question, foreign);
    const likestOf = likestTo(question);
    const measured = found.map(({ entry, score }, place): Measured => {
      const explained = explainedBy(entry);
      const likest = likestOf(vectorsOf(entry));
      const kinds = question.kinds.map((kind) => Math.max(0, search.shareIn(entry, kind)));
      const own = kindsOfEntry(entry);
      return {
        likestText: likest.text,
        likeQuestion: likest.question,
        explained: explained.asked,
        explainedOrTold: explained.askedOrTold,
        heaviestUntold: explained.heaviestUntold,
        topicExplained: explained.topic,
        kindsShared: kinds.length > 0 ? kinds.reduce((a, b) => a + Math.sqrt(b), 0) / kinds.length : -0.2,
        kindsOther: own.size > 0 ? [...own].filter((kind) => !question.kinds.includes(kind)).length / own.size : -0.2,
        questionFound: likest.questionFound,
        score: score / (found[0]!.score || 1),
        place: place / 100,
        leadText: 0,
        leadExplained: 0,
        leadTopic: 0,
        leadKinds: 0,
        leadFound: 0,
        texts: Math.min(30, vectorsOf(entry).length) / 100,
        words: question.words.length / 100,
        field,
        foreign: explained.foreign / 100,
        foreignAll: explained.foreignAll / 100,
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

  function kindsOfEntry(entry: number): Set<number> {
    return (kindsOf[entry] ??= search.kindsIn(search.texts[entry]!.asked[0]!));
  }
}

/** Compute the lead of each value over the best of the others. */
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
}
