import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { UrgentKind } from '../entries/schemas/urgentKinds.ts';
import type { UrgentModel } from './model.ts';
import { readFloor } from './readFloor.ts';
import type { FirstAidMessage, UrgentTables } from './urgent.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const rows = Object.entries(
  parse(read('firstAidMessages.yaml')) as Record<UrgentKind, { call?: '114'; tr: string; en: string }>,
);

/** First aid for every practice. */
export const FIRST_AID_MESSAGES = Object.fromEntries(
  rows.map(([kind, { call = '112', tr, en }]) => [kind, { call, message: tr, messageEn: en }]),
) as Readonly<Record<UrgentKind, FirstAidMessage>>;

/** The model, the floor and first aid, for the build, development and tests. */
export const URGENT_TABLES: UrgentTables = {
  model: JSON.parse(read('model.json')) as UrgentModel,
  floor: readFloor(read('floor.yaml')),
  messages: FIRST_AID_MESSAGES,
};
