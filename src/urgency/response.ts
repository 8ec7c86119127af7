import type { UrgentKind } from '../entries/urgentKinds.ts';

/**
 * What to do first where a question tells of a possible emergency: its kind, the number to call in Türkiye, the sentence in Turkish
 * and in English, and the absolute address of the page that says more.
 */
export interface Urgent {
  readonly kind: UrgentKind;
  readonly call: '112' | '114';
  readonly message: string;
  readonly messageEn: string;
  readonly url: string;
}

/** Begins the message to somebody who thinks of dying, and is its title. */
export const COMFORT = 'Yalnız değilsiniz.';

/**
 * Whether it speaks to somebody who thinks of dying. That person reads it alone: no answer of a health practice, no page of
 * its and no notice stands beside it.
 */
export const comforts = ({ kind }: Pick<Urgent, 'kind'>): boolean => kind === 'selfharm';

/** Kinds that are often seen by a doctor the same day, which their message says, too. */
const SAME_DAY: readonly UrgentKind[] = ['swelling', 'lockjaw', 'numbness', 'loose'];

/** Whether a second way, to the practice, may stand below the call for help. */
export const mayWait = ({ kind }: Pick<Urgent, 'kind'>): boolean => SAME_DAY.includes(kind);
