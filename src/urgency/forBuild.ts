import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { createFirstAidFinder, type FirstAidConfig, type UrgentTables } from './createFirstAidFinder.ts';
import type { SignWords } from './createSignFinder.ts';
import type { FirstAidMessage, FirstAidRow } from './firstAid.ts';
import type { UrgentModel } from './model.ts';
import { readPhraseTable } from './phraseTable.ts';
import type { SubjectWords } from './subjects.ts';
import type { UrgentKind } from './urgentKinds.ts';

export { createAlarmLevelOf, everydayPhrases } from './alarmLevel.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const mapKinds = <From, To>(table: Readonly<Record<UrgentKind, From>>, map: (from: From) => To) =>
  Object.fromEntries(Object.entries(table).map(([kind, value]) => [kind, map(value)])) as Record<UrgentKind, To>;

type WrittenRow = Omit<FirstAidRow, 'message' | 'messageEn' | 'call' | 'otherwise'> &
  Partial<Pick<FirstAidRow, 'call' | 'otherwise'>> & { readonly tr: string; readonly en: string };

const FIRST_AID = mapKinds(parse(read('firstAid.yaml')) as Record<UrgentKind, readonly WrittenRow[]>, (rows) =>
  rows.map(({ tr, en, ...row }): FirstAidRow => ({
    call: '112',
    otherwise: 'none',
    ...row,
    message: tr,
    messageEn: en,
  })),
);

/** First aid of each kind in no particular case. */
export const FIRST_AID_MESSAGES = mapKinds(FIRST_AID, (rows): FirstAidMessage => rows.at(-1)!);

/** Phrases of patients that make an emergency of nearly any question. */
export const DANGERS = parse(read('dangers.yaml')) as readonly string[];

/** The model, the phrases and first aid, for the build, development and tests. */
export const URGENT_TABLES: UrgentTables = {
  model: JSON.parse(read('model.json')) as UrgentModel,
  phrases: readPhraseTable(read('phrases.yaml')),
  subjects: parse(read('subjects.yaml')) as SubjectWords,
  signWords: parse(read('signs.yaml')) as SignWords,
  firstAid: FIRST_AID,
};

/** First aid for texts, without what a practice adds. */
export const createPlainFinder = (config: Partial<FirstAidConfig> = {}) =>
  createFirstAidFinder({ page: '', pages: {}, addedSentences: {}, signs: [], everyday: [], ...config }, URGENT_TABLES);
