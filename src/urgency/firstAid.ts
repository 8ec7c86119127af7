import type { UrgentKind } from './urgentKinds.ts';

/**
 * What to do first in a possible emergency: its kind, the number to call, first aid in Turkish and English, and the
 * absolute address of the page that says more.
 */
export interface FirstAid {
  readonly kind: UrgentKind;
  readonly call: '112' | '114';
  readonly message: string;
  readonly messageEn: string;
  readonly url: string;
}

/** Title of a message about suicide, and the start of the built-in text. */
export const SELF_HARM_TITLE = 'Yalnız değilsiniz.';

/** Tell whether a message is about suicide. It is shown alone: without an answer, page or notice of the practice. */
export const isSelfHarm = ({ kind }: Pick<FirstAid, 'kind'>): boolean => kind === 'selfharm';

/** Tell whether a message sends to a doctor the same day, so that the practice's telephone may be shown below it. */
export const isSameDay = ({ message }: Pick<FirstAid, 'message'>): boolean =>
  /ayn\p{L} g\p{L}n bir (?:diş )?hekim\p{L}* ulaş\p{L}n/u.test(message);

/** Tell whether a message sends to a dentist within the hour, or to a hospital. */
export const isSameHour = ({ message }: Pick<FirstAid, 'message'>): boolean => /saat içinde diş hekim/u.test(message);

/**
 * Tell whether a message also names cases that can wait until the same day. Numbness says "that day": its message
 * begins with signs of a stroke.
 */
export const hasMilderCases = ({ messageEn }: Pick<FirstAid, 'messageEn'>): boolean => messageEn.includes('same day');
