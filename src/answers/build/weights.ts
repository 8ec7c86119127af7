import { readFileSync } from 'node:fs';
import { SIGNALS, type DecisionWeights } from '../decide.ts';
import { FOREIGN_SIGNALS } from '../foreign.ts';

/** `weights.json`: as `DecisionWeights`, each weight by the name of its signal. */
export interface NamedWeights extends Omit<DecisionWeights, 'weights' | 'foreign'> {
  readonly weights: Readonly<Record<string, number>>;
  readonly foreign: { readonly bias: number; readonly weights: Readonly<Record<string, number>> };
}

const named = JSON.parse(readFileSync(new URL('../weights.json', import.meta.url), 'utf8')) as NamedWeights;

/** What `npm run answers:fit` found. */
export const WEIGHTS: DecisionWeights = {
  ...named,
  weights: SIGNALS.map((name) => named.weights[name] ?? 0),
  foreign: { ...named.foreign, weights: FOREIGN_SIGNALS.map((name) => named.foreign.weights[name] ?? 0) },
};
