import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { UrgentKind } from '../entries/schemas/urgentKinds.ts';
import type { FirstAid } from './urgent.ts';

interface Row {
  readonly call?: FirstAid['call'];
  readonly tr: string;
  readonly en: string;
}

/** First aid for every practice. */
export const FIRST_AID: Readonly<Record<UrgentKind, FirstAid>> = readFirstAid();

function readFirstAid(): Record<UrgentKind, FirstAid> {
  const rows = parse(readFileSync(new URL('firstAid.yaml', import.meta.url), 'utf8')) as Record<UrgentKind, Row>;
  const read = ([kind, { call = '112', tr, en }]: [string, Row]) => [kind, { call, message: tr, messageEn: en }];
  return Object.fromEntries(Object.entries(rows).map(read)) as Record<UrgentKind, FirstAid>;
}
