import { escapeHtml } from '#markdown/escape.ts';

/** Marks where the built page of `/sor` takes the answer. */
export const ANSWER_SLOT = '<!--answer-->';

/** Attribute of its field that the question replaces. */
export const QUESTION_SLOT = 'data-question';

/**
 * Put a question and the HTML of its answer into the page of `/sor`.
 * @param page The built page; undefined for a plain one.
 */
export function answerPage(page: string | undefined, question: string, answer: string): string {
  // Functions, since `$` means something in a replacement string.
  return (page ?? PLAIN_PAGE)
    .replace(QUESTION_SLOT, () => `value="${escapeHtml(question)}"`)
    .replace(ANSWER_SLOT, () => answer);
}

const PLAIN_PAGE =
  '<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `<title>Sorunuz</title><main data-result>${ANSWER_SLOT}</main></html>`;
