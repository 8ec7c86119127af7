import { SINGLE_PAGES } from '../site/addresses.ts';
import { ANSWER_SLOT, FIELD_SLOT } from '../site/asked.ts';
import { escapeHtml } from '../site/escapeHtml.ts';
import { SAID } from '../site/said.ts';
import { ASK } from '../site/words.ts';
import { askedHtml } from './askedHtml.ts';
import { answerTo, questionOf, type Engines } from './answers.ts';
import type { SiteData } from './data.ts';
import { ASKED_PAGE } from './headers.ts';
import { valuesOf } from './query.ts';
import { redirect, respond } from './respond.ts';

/**
 * The page of all questions with the answer to the one in `q`, for browsers without the script of the ask box. Without a
 * question it leads to the page; what is no question is told as the API tells it, 400.
 * @param page Asks the host for the page of all questions, `SINGLE_PAGES.faq`.
 */
export async function asked(
  url: URL,
  data: SiteData,
  engines: Engines,
  page: (path: string) => Promise<Response>,
): Promise<Response> {
  const faq = SINGLE_PAGES['faq']!;
  if (valuesOf(url.search, 'q').length === 0) return redirect(faq);
  const response = await page(faq);
  if (!response.ok) return response;
  const shell = await response.text();
  const fill = (answer: string, field: string) =>
    // Functions, since `$` would mean something in a replacement string.
    shell.replace(ANSWER_SLOT, () => answer).replace(FIELD_SLOT, () => field);
  const question = questionOf(url.search);
  if ('wrong' in question) return respond(400, fill(`<p>${SAID.rejected}</p>`, ''), ASKED_PAGE);
  const { body } = answerTo(question.text, data, engines);
  const html = fill(askedHtml(body, shell), `value="${escapeHtml(question.text)}"`);
  return respond(200, titled(html, question.text), ASKED_PAGE);
}

/** How much of a question the title of its page names, in code points. */
const MOST_OF_TITLE = 80;

/** A page whose title names what was asked, and whose heading says that it is answered. */
function titled(html: string, question: string): string {
  const letters = [...question];
  const short = letters.length > MOST_OF_TITLE ? `${letters.slice(0, MOST_OF_TITLE).join('')}…` : question;
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(`${ASK.answerTo}: ${short}`)}</title>`)
    .replace(/(<h1[^>]*>)[^]*?(?=<\/h1>)/, (_, start: string) => start + ASK.answerTo);
}
