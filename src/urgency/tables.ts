import { readFileSync } from 'node:fs';
import { FIRST_AID_MESSAGES } from './firstAidMessages.ts';
import type { UrgentModel } from './model.ts';
import type { UrgentTables } from './urgent.ts';

/** The model and first aid, for the build, development and tests. */
export const URGENT_TABLES: UrgentTables = {
  model: JSON.parse(readFileSync(new URL('model.json', import.meta.url), 'utf8')) as UrgentModel,
  messages: FIRST_AID_MESSAGES,
};
