import { readFileSync } from 'node:fs';
import { SIGNALS, type DecisionWeights, type Urgency, type Watched } from '../decide.ts';
import { FOREIGN_SIGNALS } from '../foreign.ts';

/** Weights of a logistic regression, by the names of its signals. */
export interface NamedWeighted {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** `weights.json`: as `DecisionWeights`, each weight by the name of its signal. */
export interface NamedWeights extends Omit<DecisionWeights, 'weights' | 'urgent' | 'fee' | 'foreign'>, NamedWeighted {
  readonly urgent: Omit<Urgency, 'weights'> & NamedWeighted;
  readonly fee: Omit<Watched, 'weights'> & NamedWeighted;
  readonly foreign: NamedWeighted;
}

const named = JSON.parse(readFileSync(new URL('../weights.json', import.meta.url), 'utf8')) as NamedWeights;

const inOrder = (names: readonly string[], { weights }: NamedWeighted) => names.map((name) => weights[name] ?? 0);

/** What `npm run answers:fit` found. */
export const WEIGHTS: DecisionWeights = {
  ...named,
  weights: inOrder(SIGNALS, named),
  urgent: { ...named.urgent, weights: inOrder(SIGNALS, named.urgent) },
  fee: { ...named.fee, weights: inOrder(SIGNALS, named.fee) },
  foreign: { ...named.foreign, weights: inOrder(FOREIGN_SIGNALS, named.foreign) },
};
