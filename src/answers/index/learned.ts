import { readFileSync } from 'node:fs';
import type { Model } from '../ranking/trees.ts';
import { type Learned, readLanguage } from './readLanguage.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../${name}.json`, import.meta.url), 'utf8'));

/** The engine's Turkish: the files of `language/`, and what `npm run answers:train` learned. */
export const LANGUAGE = readLanguage(read('language/learned') as Learned);

/** The models for ranking and deciding, learned by `npm run answers:train`; a test tells when they are stale. */
const { fingerprint: _, ...model } = read('model') as Model & { readonly fingerprint: string };
export const MODEL: Model = model;
