import { readFileSync } from 'node:fs';
import { DECISION_FEATURES } from '../rank.ts';
import type { Model } from '../trees.ts';
import { type Learned, readLanguage } from './readLanguage.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../${name}.json`, import.meta.url), 'utf8'));

/** The engine's Turkish: the files of `language/`, and what `npm run answers:train` learned. */
export const LANGUAGE = readLanguage(read('language/learned') as Learned);

/** A model with the names of the features that its trees know by position: `DECISION_FEATURES` of its training. */
interface NamedModel extends Model {
  readonly features: readonly string[];
}

/**
 * Get a model without names.
 * @throws Error if it was learned over other features than the code measures, or in another order.
 */
export function checkedModel({ features, ...model }: NamedModel): Model {
  const differs = (name: string | undefined, at: number) => name !== features[at];
  const at = [...DECISION_FEATURES, undefined].findIndex(differs);
  if (at === -1) return model;
  const [now = 'none', learned = 'none'] = [DECISION_FEATURES[at], features[at]];
  throw new Error(
    `src/answers/model.json does not fit the features of candidates: number ${at} was ${learned} and is ${now}; ` +
      'run `npm run answers:train`.',
  );
}

/** The models for ranking and deciding, learned by `npm run answers:train`. */
export const MODEL = checkedModel(read('model') as NamedModel);
