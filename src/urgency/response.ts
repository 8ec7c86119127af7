import type { UrgentKind } from './urgentKinds.ts';

/**
 * What to do first in a possible emergency: its kind, the number to call, first aid in Turkish and English, and the
 * absolute address of the page that says more.
 */
export interface FirstAid {
  readonly kind: UrgentKind;
  readonly call: string;
  readonly message: string;
  readonly messageEn: string;
  readonly url: string;
}

/** Title of a message about suicide, and the start of its text. */
export const SELF_HARM_TITLE = 'Yalnız değilsiniz.';

/** Tell whether a message is about suicide. It is shown alone: without an answer, page or notice of the practice. */
export const isSelfHarm = ({ kind }: Pick<FirstAid, 'kind'>): boolean => kind === 'selfharm';

/** Kinds that often need a doctor the same day, as their message says, too. */
const SAME_DAY: readonly UrgentKind[] = ['swelling', 'lockjaw', 'numbness', 'loose', 'fever'];

/** Tell whether the practice's telephone may be shown below the call for help. */
export const isSameDay = ({ kind }: Pick<FirstAid, 'kind'>): boolean => SAME_DAY.includes(kind);

/**
 * Kinds whose message names cases that can wait until the same day. Numbness is not among them, although it is in
 * `SAME_DAY`: its message begins with signs of a stroke.
 */
const MILDER_CASES: readonly UrgentKind[] = [
  'allergy',
  'hyperglycaemia',
  'aspiration',
  'bleeding',
  'bite',
  'loose',
  'fever',
  'swelling',
  'lockjaw',
  'faint',
];

/** Tell whether a message also names cases that can wait until the same day. */
export const hasMilderCases = ({ kind }: Pick<FirstAid, 'kind'>): boolean => MILDER_CASES.includes(kind);
