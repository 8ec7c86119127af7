import { readFileSync } from 'node:fs';
import { ENGLISH_WORDS } from './englishWords.ts';
import { NOUNS, VERBS } from './everydayWords.ts';
import { KINDS } from './kinds.ts';
import type { UrgentModel } from './learned/model.ts';
import type { UrgentTables } from './tables.ts';

/** All tables there are, for the build and for whatever runs beside it. `model.json` is what `npm run answers:urgent` learned. */
export const URGENT_TABLES: UrgentTables = {
  everyday: { nouns: NOUNS, verbs: VERBS },
  english: ENGLISH_WORDS,
  model: JSON.parse(readFileSync(new URL('learned/model.json', import.meta.url), 'utf8')) as UrgentModel,
  kinds: KINDS,
};
