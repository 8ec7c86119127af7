import { invalidQuestion } from '../api/errorTexts.ts';
import { answerMarkdown, longMarkdown, rejectedMarkdown } from '../ask/markdown.ts';
import { ASK_STATUS } from '../ask/messages.ts';
import { answerPage } from '../ask/page.ts';
import { renderAnswer, renderLong } from '../ask/view.ts';
import { absolute, ASK_PATH, markdownPath, SINGLE_PAGES } from '../site/addresses.ts';
import { answerTo, questionOf, urgentIn, type Engines } from './answers.ts';
import type { SiteData } from './data.ts';
import { ANSWER_HTML, ANSWER_MARKDOWN, PRIVATE } from './headers.ts';
import { negotiate, type Representation } from './negotiate.ts';
import { notAcceptable } from './page.ts';
import { valuesOf } from './query.ts';
import { redirect, respond, withHeaders } from './respond.ts';

/**
 * `GET /sor` and `/sor.md`: the answer to the question in `q`, as HTML for browsers without the script of the ask box, or as
 * Markdown. Without a question it redirects to the page of all questions; what the API rejects is a 400 here, too.
 * @param representation What the address asks for; undefined where `Accept` decides.
 * @param builtPage The built page of `/sor` from the host. Where the host has none, the answer stands on a plain one.
 */
export async function renderAnswerPage(
  request: Request,
  data: SiteData,
  engines: Engines,
  representation: Representation | undefined,
  builtPage: () => Promise<Response>,
): Promise<Response> {
  const { search } = new URL(request.url);
  if (valuesOf(search, 'q').length === 0) {
    const faq = SINGLE_PAGES['faq']!;
    return withHeaders(redirect(representation ? markdownPath(faq) : faq), PRIVATE);
  }
  const type = representation ?? negotiate(request.headers.get('accept'));
  if (!type) {
    const address = (path: string) => absolute(data.base, path) + search;
    return notAcceptable(address(ASK_PATH), address(markdownPath(ASK_PATH)), PRIVATE);
  }
  const onPage = async (status: number, asked: string, html: string) => {
    const page = await builtPage()
      .then((built) => (built.ok ? built.text() : undefined))
      .catch(engines.report);
    return respond(status, answerPage(page ?? undefined, asked, html), ANSWER_HTML);
  };
  const question = questionOf(search);
  if ('wrong' in question) {
    const { wrong, detail, long } = question;
    if (long !== undefined) {
      const urgent = urgentIn(long, engines);
      return type === 'text/html'
        ? onPage(400, long, renderLong(long, urgent, data.ask))
        : respond(400, longMarkdown(invalidQuestion(data, detail), urgent, data.ask), ANSWER_MARKDOWN);
    }
    const reason = wrong === 'empty' ? ASK_STATUS.empty : ASK_STATUS.rejected;
    return type === 'text/html'
      ? onPage(400, '', `<p>${reason}</p>`)
      : respond(400, rejectedMarkdown(reason, invalidQuestion(data, detail), data.ask), ANSWER_MARKDOWN);
  }
  const response = answerTo(question.text, data, engines);
  return type === 'text/html'
    ? onPage(200, response.query, renderAnswer(response, data.ask))
    : respond(200, answerMarkdown(response), ANSWER_MARKDOWN);
}
