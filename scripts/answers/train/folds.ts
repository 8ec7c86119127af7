import type { Model } from '#answers/ranking/trees.ts';
import { type Case, casesOf, decide, isRight, learnLanguage, learnTrees, SIMULATIONS } from './learn.ts';
import { isAsked, type Practice, practiceGroups } from './practices.ts';
import { randomOf } from './random.ts';
import { simulate, withPhrasings } from './simulate.ts';

/** Numbers of phrasings an entry with which practices are judged. */
export const JUDGED = [0, 3, 10] as const;

/** A group of practices: its cases to learn from, and those by which it is judged. */
interface Fold {
  readonly cases: readonly Case[];
  readonly judged: readonly {
    readonly practice: string;
    readonly phrasings: number;
    readonly cases: readonly Case[];
  }[];
}

/** The cases of every group, with a language that was learned without it. */
export function foldsOf(practices: readonly Practice[]): Fold[] {
  return practiceGroups(practices).flatMap((group) => {
    const own = practices.filter((practice) => group.includes(practice.name) && isAsked(practice));
    if (own.length === 0) return [];
    const language = learnLanguage(practices.filter(({ name }) => !group.includes(name)));
    return {
      cases: own.flatMap((practice) =>
        SIMULATIONS.flatMap((simulation) => {
          const random = randomOf(`${practice.name} ${simulation.phrasings}`);
          return casesOf(practice.name, simulate(practice, simulation, random), language);
        }),
      ),
      judged: own.flatMap((practice) =>
        JUDGED.map((phrasings) => {
          const known = withPhrasings(practice, phrasings, randomOf(`${practice.name} judged`));
          return { practice: practice.name, phrasings, cases: casesOf(practice.name, known, language) };
        }),
      ),
    };
  });
}

/** The result of a question: how sure the first entry is, and whether it and the first three are right. */
export interface Outcome {
  readonly practice: string;
  readonly phrasings: number;
  readonly sort: string | undefined;
  readonly answerable: boolean;
  readonly confidence: number;
  readonly first: boolean;
  readonly among: boolean;
}

/** Judges every practice with trees that were learned without its group. */
export function crossValidate(folds: readonly Fold[]): Outcome[] {
  return folds.flatMap((fold) => {
    const model = learnTrees(folds.flatMap((other) => (other === fold ? [] : other.cases)));
    return fold.judged.flatMap(({ practice, phrasings, cases }) =>
      cases.map((one) => ({ practice, phrasings, ...outcomeOf(one, model) })),
    );
  });
}

function outcomeOf(one: Case, model: Pick<Model, 'rank' | 'decide'>) {
  const { ranked, confidence } = decide(one, model);
  const right = ranked.slice(0, 3).map((candidate) => isRight(one, candidate));
  return {
    sort: one.question.sort,
    answerable: one.question.labels.length > 0,
    confidence,
    first: right[0] ?? false,
    among: right.includes(true),
  };
}
