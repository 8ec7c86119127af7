import type { UrgentKind } from '../entries/urgentKinds.ts';
import { SAID } from './said.ts';

/** A question the practice has an answer to. `url` is the page to cite. */
export interface RelatedQuestion {
  readonly question: string;
  readonly answer: string;
  readonly url: string;
}

/**
 * What the engine says of a question: `confidence` is the probability, in (0, 1], that the answer is right; `source` is `fuse`
 * where the ranked, fuzzy search found it, `rescue` where it was found past the ranking: word for word, or by rule;
 * `link` is where the question's own entry says more is to be read; `related` holds up to three, best first.
 */
export type Answer =
  | {
      readonly matched: true;
      readonly id: string;
      readonly question: string;
      readonly answer: string;
      readonly url: string;
      readonly link?: { readonly href: string; readonly label: string };
      readonly confidence: number;
      readonly source: 'fuse' | 'rescue';
      readonly related: readonly RelatedQuestion[];
    }
  | { readonly matched: false; readonly related: readonly RelatedQuestion[] };

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

/**
 * Whether it speaks to somebody who thinks of dying. That person reads it alone: no answer of a health practice, no page of
 * its and no notice stands beside it.
 */
export const comforts = ({ kind }: Pick<Urgent, 'kind'>): boolean => kind === 'selfharm';

/**
 * Title and text of what is to be done first: where it is comfort, its own first words are the title. Of the text each sentence is a
 * paragraph, after a blank line: who is frightened reads one step at a time.
 */
export function urgentWords(urgent: Pick<Urgent, 'kind' | 'message'>): { title: string; text: string } {
  const title = comforts(urgent) ? SAID.comfort : SAID.urgent;
  return {
    title,
    text: urgent.message
      .replace(title, '')
      .trim()
      .replaceAll(/\. (?=\p{Lu})/gu, '.\n\n'),
  };
}

/** Kinds that are often seen by a doctor the same day, which their message says, too. */
const SAME_DAY: readonly UrgentKind[] = ['swelling', 'lockjaw', 'numbness'];

/** Whether a second way, to the practice, may stand below the call for help. */
export const mayWait = ({ kind }: Pick<Urgent, 'kind'>): boolean => SAME_DAY.includes(kind);
