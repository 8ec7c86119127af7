import { ENGLISH_WORDS } from './englishWords.ts';
import { NOUNS, VERBS } from './everydayWords.ts';
import type { UrgentTables } from './tables.ts';

/** All tables there are, for the build and for whatever runs beside it. */
export const URGENT_TABLES: UrgentTables = { everyday: { nouns: NOUNS, verbs: VERBS }, english: ENGLISH_WORDS };
