import { SEGMENTS } from './words.ts';

/**
 * Address that shows the answer to the question in `q` on the page of all questions: where the ask box leads without its
 * script. No page of its own, as an alias is none.
 */
export const ASKED = `/${SEGMENTS.ask}`;

/** Address that shows the answer to a question. */
export const askedPath = (question: string): string => `${ASKED}?q=${encodeURIComponent(question)}`;

/** Where the built page of all questions takes the answer. */
export const ANSWER_SLOT = '<!--answer-->';

/** The attribute of its field whose place the question takes. */
export const FIELD_SLOT = 'data-asked';
