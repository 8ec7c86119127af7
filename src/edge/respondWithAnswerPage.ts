import { invalidQuestion } from '#api/edge/errorTexts.ts';
import { ASK_STATUS } from '#ask/browser/askStatus.ts';
import { answerMarkdown, longMarkdown, rejectedMarkdown } from '#ask/edge/answerMarkdown.ts';
import { answerPage } from '#ask/edge/answerPage.ts';
import { renderAnswer } from '#ask/edge/renderAnswer.ts';
import { renderLong } from '#ask/edge/renderUrgent.ts';
import { absolute, ASK_PATH, markdownPath, PAGE_PATHS } from '#site/addresses.ts';
import { answerTo, type Engines, firstAidFor } from './answerTo.ts';
import type { EdgeSite } from './edgeData.ts';
import { ANSWER_HTML_HEADERS, ANSWER_MARKDOWN_HEADERS, PRIVATE_HEADERS, withHeaders } from './headers.ts';
import { negotiate, type Representation } from './negotiate.ts';
import { queryValues } from './query.ts';
import { questionOf } from './questionOf.ts';
import { type Exchange, redirect, respond } from './respond.ts';
import { notAcceptable } from './respondWithPage.ts';

/**
 * Respond to `GET /sor` and `/sor.md`: the answer to the question in `q`, as HTML, which the script of the question box
 * shows, too, or as Markdown. Without a question it redirects to the page of all questions; what the API rejects is a
 * 400 here, too.
 * @param representation The one that the address names; undefined if `Accept` decides.
 */
export async function respondWithAnswerPage(
  exchange: Exchange,
  representation: Representation | undefined,
  data: EdgeSite,
  engines: Engines,
): Promise<Response> {
  const { request, url } = exchange;
  const { ask, base } = data;
  if (queryValues(url.search, 'q').length === 0) {
    const faq = PAGE_PATHS.faq;
    return withHeaders(redirect(representation ? markdownPath(faq) : faq), PRIVATE_HEADERS);
  }
  const type = representation ?? negotiate(request.headers.get('accept'));
  if (!type) {
    const address = (path: string) => absolute(base, path) + url.search;
    return notAcceptable(base, address(ASK_PATH), address(markdownPath(ASK_PATH)));
  }

  const respondWith = async (status: number, asked: string, html: () => string, markdown: () => string) =>
    type === 'text/html'
      ? respond(status, answerPage(await builtPage(exchange, engines), asked, html()), ANSWER_HTML_HEADERS)
      : respond(status, markdown(), ANSWER_MARKDOWN_HEADERS);

  const question = questionOf(url.search);
  if (!('wrong' in question)) {
    const { body, ...shown } = answerTo(question.text, data, engines);
    return respondWith(
      200,
      body.query,
      () => renderAnswer(body, ask, shown),
      () => answerMarkdown(body, ask),
    );
  }
  const { wrong, detail, longText } = question;
  const problem = invalidQuestion(data, detail);
  if (longText !== undefined) {
    const urgent = firstAidFor(longText, engines);
    return respondWith(
      400,
      longText,
      () => renderLong(longText, urgent, ask),
      () => longMarkdown(problem, urgent, ask),
    );
  }
  const reason = wrong === 'empty' ? ASK_STATUS.empty : ASK_STATUS.rejected;
  return respondWith(
    400,
    '',
    () => `<p>${reason}</p>`,
    () => rejectedMarkdown(reason, problem, ask),
  );
}

/** Get the built page of `/sor`; undefined if that fails; the answer is then a plain page. */
async function builtPage({ url, fetchFile }: Exchange, { report }: Engines): Promise<string | undefined> {
  try {
    const page = await fetchFile(ASK_PATH, new Request(url));
    return page.ok ? await page.text() : undefined;
  } catch (error) {
    report(error);
    return undefined;
  }
}
