import { readFileSync } from 'node:fs';
import type { DecisionWeights } from '../decide.ts';

/** What `npm run answers:fit` found. */
export const WEIGHTS = JSON.parse(readFileSync(new URL('../weights.json', import.meta.url), 'utf8')) as DecisionWeights;
