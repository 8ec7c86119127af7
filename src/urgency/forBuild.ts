import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { UrgentTables } from './createFirstAidFinder.ts';
import type { FirstAidMessage } from './firstAid.ts';
import type { UrgentModel } from './model.ts';
import { readPhraseTable } from './phraseTable.ts';
import type { UrgentKind } from './urgentKinds.ts';

export { createAlarm, everydayPhrases } from './everyday.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const messagesIn = <Kind extends string>(name: string) => {
  const rows = Object.entries(
    parse(read(name)) as Record<string, Partial<FirstAidMessage> & { tr: string; en: string }>,
  );
  return Object.fromEntries(
    rows.map(([kind, { call = '112', otherwise = 'none', tr, en }]) => [
      kind,
      { call, otherwise, message: tr, messageEn: en },
    ]),
  ) as Readonly<Record<Kind, FirstAidMessage>>;
};

/** First aid for every practice. */
export const FIRST_AID_MESSAGES = messagesIn<UrgentKind>('firstAidMessages.yaml');

/** What makes an emergency of nearly anything, as patients write it. */
export const DANGERS = parse(read('dangers.yaml')) as readonly string[];

/** The model, the phrases and first aid, for the build, development and tests. */
export const URGENT_TABLES: UrgentTables = {
  model: JSON.parse(read('model.json')) as UrgentModel,
  phrases: readPhraseTable(read('phrases.yaml')),
  messages: FIRST_AID_MESSAGES,
  ofMouth: messagesIn<UrgentKind>('firstAidOfMouth.yaml'),
  ofCases: messagesIn('firstAidOfCases.yaml'),
  ofLimbs: messagesIn<UrgentKind>('firstAidOfLimbs.yaml'),
  ofChildren: messagesIn('firstAidOfChildren.yaml'),
};
