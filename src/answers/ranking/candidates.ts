import { dotProduct, type Vector } from './embedding.ts';
import { explanationOf } from './explanation.ts';
import type { QuestionTerms } from './questionTerms.ts';
import { findEntries, logLikelihoodRatio, shareIn, type TextIndex } from './search.ts';
import { compare, type TextVector, vectorOf } from './similarity.ts';

const MAX_CANDIDATES = 12;
/** The value of a share where there are no kinds of question to count. */
const NO_SHARE = -0.2;

/** What trees are learned over. They know a feature by its place in this list; the model keeps the names. */
export const FEATURES = [
  'similarity',
  'questionSimilarity',
  'explained',
  'explainedByEither',
  'heaviestUnexplained',
  'topicExplained',
  'kindsShared',
  'kindsOther',
  'questionFound',
  'score',
  'place',
  'leadSimilarity',
  'leadExplained',
  'leadTopic',
  'leadKinds',
  'leadFound',
  'texts',
  'words',
  'field',
  'foreign',
  'foreignAll',
  'meaning',
  'questionMeaning',
  'answerMeaning',
  'leadMeaning',
  'likelihood',
  'leadLikelihood',
] as const;

/** An entry that may answer a question. */
export interface Candidate {
  readonly position: number;
  /** In the order of `FEATURES`. Whole numbers: shares in percent, weights in hundredths. */
  readonly features: readonly number[];
}

/** Create a function that gets the candidates for a question with their features. */
export function createCandidateFinder(search: TextIndex): (question: QuestionTerms) => Candidate[] {
  const vectors: { phrasings: readonly TextVector[]; answer: Vector }[] = [];
  const vectorsOf = (position: number) => {
    const { phrasings, answer } = search.texts[position]!;
    return (vectors[position] ??= {
      phrasings: phrasings.map((text) => vectorOf(search, text)),
      answer: search.meaningOf(answer.terms),
    });
  };
  return (question) => {
    const nearest = findEntries(search, question.weights, MAX_CANDIDATES);
    const field = question.words.map(({ stem, root }) =>
      logLikelihoodRatio(search, search.postings.has(stem) ? stem : root),
    );
    const measured = nearest.map(({ position }) => {
      const { phrasings, answer } = vectorsOf(position);
      return {
        ...explanationOf(search, question, position),
        ...compare(question, phrasings),
        ...compareKinds(search, question, position),
        answerMeaning: dotProduct(question.meaning, answer),
        phrasings: phrasings.length,
      };
    });
    return nearest.map(({ position, score }, place) => {
      const measures = measured[place]!;
      const competitors = measured.toSpliced(place, 1);
      const lead = (value: (candidate: typeof measures) => number) =>
        value(measures) - (competitors.length > 0 ? Math.max(...competitors.map(value)) : 0);
      const features: Record<(typeof FEATURES)[number], number> = {
        similarity: measures.similarity,
        questionSimilarity: measures.questionSimilarity,
        explained: measures.explained,
        explainedByEither: measures.explainedByEither,
        heaviestUnexplained: measures.heaviestUnexplained,
        topicExplained: measures.topicExplained,
        kindsShared: measures.kindsShared,
        kindsOther: measures.kindsOther,
        questionFound: measures.questionFound,
        score: score / (nearest[0]!.score || 1),
        place: place / 100,
        leadSimilarity: lead(({ similarity }) => similarity),
        leadExplained: lead(({ explainedByEither }) => explainedByEither),
        leadTopic: lead(({ topicExplained }) => topicExplained),
        leadKinds: lead(({ kindsShared }) => kindsShared),
        leadFound: lead(({ questionFound }) => questionFound),
        texts: Math.min(30, measures.phrasings) / 100,
        words: question.words.length / 100,
        field: Math.max(0, ...field),
        foreign: measures.foreign / 100,
        foreignAll: measures.foreignAll / 100,
        meaning: measures.meaning,
        questionMeaning: measures.questionMeaning,
        answerMeaning: measures.answerMeaning,
        leadMeaning: lead(({ meaning }) => meaning),
        likelihood: measures.likelihood,
        leadLikelihood: lead(({ likelihood }) => likelihood),
      };
      return { position, features: FEATURES.map((name) => Math.round(100 * features[name])) };
    });
  };
}

/** Compare the kinds of a question, such as "how long", with those of an entry. */
function compareKinds(search: TextIndex, { kinds }: QuestionTerms, position: number) {
  const kindsOfEntry = search.language.kindsAmong(search.texts[position]!.phrasings[0]!.concepts);
  const otherKinds = kindsOfEntry.filter((kind) => !kinds.includes(kind));
  const shares = kinds.map((kind) => Math.sqrt(shareIn(search, position, kind)));
  return {
    kindsShared: shares.length > 0 ? shares.reduce((sum, share) => sum + share, 0) / shares.length : NO_SHARE,
    kindsOther: kindsOfEntry.length > 0 ? otherKinds.length / kindsOfEntry.length : NO_SHARE,
  };
}
