import type { Subject } from './subjects.ts';
import type { UrgentKind } from './urgentKinds.ts';

/**
 * Where first aid sends whoever needs no ambulance: to a doctor the same day if none of the signs that it names is
 * there (`sameDay`; `sameDayUnlessStroke`: none of a stroke) or in mild cases only (`mildSameDay`), to a dentist within
 * the hour (`sameHour`), or nowhere (`none`).
 */
export const OTHERWISE = ['none', 'sameDay', 'sameDayUnlessStroke', 'mildSameDay', 'sameHour'] as const;

/** The number to call in a kind of emergency, and first aid in Turkish and English. */
export interface FirstAidMessage {
  readonly call: '112' | '114';
  readonly otherwise: (typeof OTHERWISE)[number];
  readonly message: string;
  readonly messageEn: string;
}

/** First aid of a kind for the questions that it fits: those of a case of phrases.yaml, and about a subject. */
export interface FirstAidRow extends FirstAidMessage {
  readonly case?: string;
  readonly when?: Subject;
}

/** What to do first in a possible emergency, with its kind and the absolute address of the page that says more. */
export interface FirstAid extends FirstAidMessage {
  readonly kind: UrgentKind;
  readonly url: string;
}

/** Title of a message about suicide, and the start of the built-in text. */
export const SELF_HARM_TITLE = 'Yalnız değilsiniz.';

/** Tell whether a message is about suicide. It is shown alone: without an answer, page or notice of the practice. */
export const isSelfHarm = ({ kind }: Pick<FirstAid, 'kind'>): boolean => kind === 'selfharm';

/** Tell whether first aid sends to a doctor the same day, so that the practice's telephone may be shown below it. */
export const isSameDay = ({ otherwise }: Pick<FirstAid, 'otherwise'>): boolean =>
  otherwise === 'sameDay' || otherwise === 'sameDayUnlessStroke';

/** Tell whether first aid names cases that can wait until the same day; a possible stroke cannot. */
export const hasMilderCases = ({ otherwise }: Pick<FirstAid, 'otherwise'>): boolean =>
  otherwise === 'sameDay' || otherwise === 'mildSameDay';
