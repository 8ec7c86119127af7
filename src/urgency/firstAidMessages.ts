import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { UrgentKind } from '../entries/schemas/urgentKinds.ts';
import type { FirstAidMessage } from './urgent.ts';

interface Row {
  readonly call?: FirstAidMessage['call'];
  readonly tr: string;
  readonly en: string;
}

/** First aid for every practice. */
export const FIRST_AID_MESSAGES: Readonly<Record<UrgentKind, FirstAidMessage>> = readMessages();

function readMessages(): Record<UrgentKind, FirstAidMessage> {
  const rows = parse(readFileSync(new URL('firstAidMessages.yaml', import.meta.url), 'utf8')) as Record<
    UrgentKind,
    Row
  >;
  const read = ([kind, { call = '112', tr, en }]: [string, Row]) => [kind, { call, message: tr, messageEn: en }];
  return Object.fromEntries(Object.entries(rows).map(read)) as Record<UrgentKind, FirstAidMessage>;
}
