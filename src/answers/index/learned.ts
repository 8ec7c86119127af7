import { readFileSync } from 'node:fs';
import type { Model } from '../trees.ts';
import { readLanguage, type Learned } from './readLanguage.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../${name}.json`, import.meta.url), 'utf8'));

/** What `npm run answers:train` learned of Turkish, with what was written of it. */
export const LANGUAGE = readLanguage(read('language/learned') as Learned);

/** What `npm run answers:train` learned of ranking and deciding. */
export const MODEL = read('model') as Model;
