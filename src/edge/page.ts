import { invalidQuestion } from '../api/errorTexts.ts';
import { answerMarkdown, longMarkdown, rejectedMarkdown } from '../ask/markdown.ts';
import { ASK_STATUS } from '../ask/messages.ts';
import { answerPage } from '../ask/page.ts';
import { renderAnswer, renderLong } from '../ask/view.ts';
import { absolute, ASK_PATH, markdownPath, SINGLE_PAGES } from '../site/addresses.ts';
import { answerTo, questionOf, urgentIn, type Engines } from './answers.ts';
import type { SiteData } from './data.ts';
import { ANSWER_HTML, ANSWER_MARKDOWN, NOT_ACCEPTABLE, PRIVATE, type HeaderSet } from './headers.ts';
import { negotiate, type Representation } from './negotiate.ts';
import { valuesOf } from './query.ts';
import { redirect, respond, withHeaders, type Reply } from './respond.ts';

/**
 * Choose between a page's HTML and Markdown by `Accept`. `path` is one of the site's pages. Those with an ask box take a question
 * from the address.
 */
export function negotiatePage(path: string, request: Request, url: URL, { base }: SiteData): Reply {
  const alternate = markdownPath(path);
  const asked = valuesOf(url.search, 'q').length > 0 ? PRIVATE : {};
  switch (negotiate(request.headers.get('accept'))) {
    case 'text/html':
      return { file: path, headers: asked };
    case 'text/markdown':
      return { file: alternate, headers: { ...asked, 'Content-Location': alternate } };
    case undefined:
      return notAcceptable(base, absolute(base, path), absolute(base, alternate));
  }
}

/**
 * Answer `GET /sor` and `/sor.md`: the answer to the question in `q`, as HTML for browsers that do not run the script of the ask
 * box, or as Markdown. Without a question it redirects to the page of all questions; what the API rejects is a 400 here, too.
 * @param representation The one that the address names; undefined where `Accept` decides.
 * @param builtPage Fetches the built page of `/sor`. Where that fails, the answer is put into a plain page.
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
    return notAcceptable(data.base, address(ASK_PATH), address(markdownPath(ASK_PATH)), PRIVATE);
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
    : respond(200, answerMarkdown(response, data.ask), ANSWER_MARKDOWN);
}

/** Respond with a 406 that names both representations and their addresses. */
function notAcceptable(base: string, html: string, markdown: string, headers: HeaderSet = {}): Response {
  const lines = [
    'This page has two representations, and the Accept header of the request allows neither:',
    '',
    `text/html      ${html}`,
    `text/markdown  ${markdown}`,
    '',
    'Name one of them in Accept, or leave the header out. The second address is Markdown whatever Accept says.',
    `JSON is at ${base}/api/v1.`,
    '',
  ];
  return respond(406, lines.join('\n'), { ...NOT_ACCEPTABLE, ...headers });
}
