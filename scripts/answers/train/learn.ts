import { buildIndex } from '#answers/index/buildIndex.ts';
import { type Language, readLanguage } from '#answers/index/readLanguage.ts';
import { type Candidate, createCandidateFinder } from '#answers/ranking/candidates.ts';
import { questionTerms } from '#answers/ranking/questionTerms.ts';
import { decisionFeatures, rank, type Ranked } from '#answers/ranking/rank.ts';
import { createTextIndex } from '#answers/ranking/search.ts';
import { evaluateTrees, type Model, probability, type Trees } from '#answers/ranking/trees.ts';
import { createLanguage } from '#answers/reading/languageModel.ts';
import { createReader } from '#answers/reading/readQuestion.ts';
import { boost, type Boosting } from './boost.ts';
import { commonStems } from './commonStems.ts';
import { foreignStems } from './foreign.ts';
import { learnMeanings } from './learnMeanings.ts';
import type { Practice, Question } from './practices.ts';
import type { Simulated, Simulation } from './simulate.ts';

const RANK: Boosting = { trees: 150, depth: 4, rate: 0.1, shrinkage: 5 };
const DECIDE: Boosting = { trees: 120, depth: 3, rate: 0.06, shrinkage: 5 };

/** How practices are simulated when trees are learned. */
export const SIMULATIONS: readonly Simulation[] = [0, 3, 10, 20].map((phrasings) => {
  return { phrasings, absent: 0.2, questions: 2400 };
});

const NO_TREES: Trees = { depth: 0, scale: 1, nodes: [] };
const NO_MODEL: Model = { rank: NO_TREES, decide: NO_TREES, threshold: 1, verbatim: 1, topic: 1, refusal: 1 };

/** A question with the entries that may answer it. */
export interface Case {
  readonly practice: string;
  readonly question: Question;
  /** Keys of the entries, by position. */
  readonly keys: readonly string[];
  readonly candidates: readonly Candidate[];
}

/** Learn Turkish from what people ask of practices. */
export function learnLanguage(practices: readonly Practice[]): Language {
  const common = commonStems(practices);
  const foreign = foreignStems(practices);
  return readLanguage({
    common,
    offTopicStems: foreign,
    meanings: learnMeanings(practices, createLanguage(readLanguage({ common }))),
  });
}

/** Get the candidates for each question of a practice. */
export function casesOf(practice: string, { knowledge, questions }: Simulated, language: Language): Case[] {
  const search = createTextIndex(buildIndex(knowledge, language, NO_MODEL));
  const read = createReader(search);
  const candidatesFor = createCandidateFinder(search);
  const keys = knowledge.entries.map(({ key }) => key);
  return questions.map((question) => {
    const { words } = read(question.text);
    return { practice, question, keys, candidates: candidatesFor(questionTerms(search, words)) };
  });
}

/** Trees that rank and decide, learned from cases. Each practice counts the same. */
export function learnTrees(cases: readonly Case[]): Pick<Model, 'rank' | 'decide'> {
  const counts = new Map<string, number>();
  for (const { practice } of cases) counts.set(practice, (counts.get(practice) ?? 0) + 1);
  const weightOf = ({ practice }: Case) => cases.length / counts.size / counts.get(practice)!;
  const pairs = cases.flatMap((one) => one.candidates.map((candidate) => ({ one, candidate })));
  const model = {
    rank: boost(
      {
        features: pairs.map(({ candidate }) => candidate.features),
        labels: pairs.map(({ one, candidate }) => Number(isRight(one, candidate))),
        weights: pairs.map(({ one }) => weightOf(one)),
      },
      RANK,
    ),
  };
  const asked = cases.filter(({ candidates }) => candidates.length > 0);
  const ranked = asked.map(({ candidates }) => rank(candidates, model));
  const trees = boost(
    {
      features: ranked.map(decisionFeatures),
      labels: ranked.map(([first], at) => Number(isRight(asked[at]!, first!))),
      weights: asked.map(weightOf),
    },
    DECIDE,
  );
  return { ...model, decide: trees };
}

/** Tell whether a candidate answers. */
export const isRight = ({ question, keys }: Case, { position }: Candidate): boolean =>
  question.labels.includes(keys[position]!);

/** The candidates of a case in order, and how sure the first is. */
export function decide(
  { candidates }: Case,
  model: Pick<Model, 'rank' | 'decide'>,
): { ranked: Ranked[]; confidence: number } {
  const ranked = rank(candidates, model);
  const confidence = ranked.length > 0 ? probability(evaluateTrees(model.decide, decisionFeatures(ranked))) : 0;
  return { ranked, confidence };
}
