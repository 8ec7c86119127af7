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
/** A word counts as unexplained below this degree. */
const EXPLAINED = 0.5;
/** How well a stem, a root and a concept explain a word. */
const BY_STEM = 1;
const BY_ROOT = 0.8;
const BY_CONCEPT = 0.9;
/** Terms that so many of an entry's texts hold are its core. */
const CORE = 0.5;
/** A word of less weight tells no topic. */
const TOPIC = 2;

interface Explaining {
  readonly at: number;
  readonly term: number;
  readonly degree: number;
}

type Measured = Record<PairFeature, number>;

/** The entries that may answer, with what speaks for each. */
export function createPairs(search: Search): (reading: Reading, question: QuestionTerms) => Candidate[] {
  const vectors: TextVector[][] = [];
  const vectorsOf = (entry: number) => (vectors[entry] ??= search.texts[entry]!.asked.map(search.vectorOf));
  const cores: { terms: number[]; weight: number }[] = [];
  const tolds: Vector[] = [];
  const toldOf = (entry: number) => (tolds[entry] ??= search.vectorOf(search.texts[entry]!.told).meaning);
  const kindsOf: Set<number>[] = [];

  const likestTo = createLikest(search);

  return (reading, question) => {
    const found = search.find(question, CANDIDATES);
    const explaining = explainingOf(question);
    const likestOf = likestTo(question);
    const about = aboutQuestion(reading, question);
    const measured = found.map(({ entry, score }, place): Measured => {
      const { asked, told, likelier } = degreesOf(entry, question.words.length, explaining);
      const likest = likestOf(vectorsOf(entry));
      const core = coreOf(entry);
      const coreFound = core.terms.reduce((sum, t) => sum + (question.weights.has(t) ? search.weights[t]! : 0), 0);
      const kinds = question.kinds.map((kind) => Math.max(0, search.shareIn(entry, kind)));
      const own = kindsOfEntry(entry);
      let explained = 0;
      let explainedOrTold = 0;
      let heaviestUnexplained = 0;
      let heaviestUntold = 0;
      let topic = 0;
      let topicExplained = 0;
      let foreign = 0;
      let foreignAll = 0;
      question.words.forEach(({ weight, concepts }, at) => {
        const either = Math.max(asked[at]!, 0.7 * told[at]!);
        explained += weight * asked[at]!;
        explainedOrTold += weight * either;
        if (asked[at]! < EXPLAINED) heaviestUnexplained = Math.max(heaviestUnexplained, weight);
        if (either < EXPLAINED) heaviestUntold = Math.max(heaviestUntold, weight);
        if (either < EXPLAINED) {
          foreign = Math.max(foreign, about.foreign[at]!);
          foreignAll += about.foreign[at]!;
        }
        if (weight > TOPIC && !concepts.some((concept) => question.kinds.includes(concept))) {
          topic += weight;
          topicExplained += weight * either;
        }
      });
      const all = about.weight || 1;
      return {
        likestText: likest.text,
        likestThree: likest.three,
        likeQuestion: likest.question,
        explained: explained / all,
        explainedOrTold: explainedOrTold / all,
        heaviestUnexplained,
        heaviestUntold,
        topicExplained: topic > 0 ? topicExplained / topic : 1,
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
        foreign: foreign / 100,
        foreignAll: foreignAll / 100,
        strange: about.strange,
        weight: about.weight,
        meaningText: likest.meaning,
        meaningQuestion: likest.questionMeaning,
        meaningTold: likeness(question.meaning, toldOf(entry)),
        leadMeaning: 0,
        likelihood: likelier.reduce((sum, one) => sum + one, 0) / Math.sqrt(likelier.length || 1),
        leadLikelihood: 0,
      };
    });
    lead(measured);
    return measured.map((features, place) => ({
      entry: found[place]!.entry,
      features: PAIR_FEATURES.map((name) => Math.round(100 * features[name])),
    }));
  };

  /** The terms that explain a question's words, each with the word's place and how well it explains it. */
  function explainingOf({ words }: QuestionTerms): Explaining[] {
    return words.flatMap(({ terms, concepts }, at) => [
      ...terms.map((term, level) => ({ at, term, degree: terms.length === 2 && level === 0 ? BY_STEM : BY_ROOT })),
      ...concepts.map((term) => ({ at, term, degree: BY_CONCEPT })),
    ]);
  }

  /** How well each word is explained by what an entry is asked for, and by what it tells. */
  function degreesOf(entry: number, words: number, explaining: readonly Explaining[]) {
    const asked = new Array<number>(words).fill(0);
    const told = new Array<number>(words).fill(0);
    /** How much likelier each word is in what the entry is asked for than anywhere. */
    const likelier = new Array<number>(words).fill(0);
    for (const { at, term, degree } of explaining) {
      const share = search.shareIn(entry, term);
      if (share > 0) {
        likelier[at] = Math.max(likelier[at]!, Math.log(1 + share / (0.02 + search.documentFrequency(term))));
        asked[at] = Math.max(asked[at]!, degree);
      } else if (share < 0) told[at] = Math.max(told[at]!, degree);
    }
    return { asked, told, likelier };
  }

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
