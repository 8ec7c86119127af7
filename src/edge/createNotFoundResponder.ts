import { unknownAddress, unknownPost } from '#api/edge/errorTexts.ts';
import { ROUTES } from '#api/edge/operationRoutes.ts';
import { escapeHtml, escapeMarkdown } from '#markdown/escape.ts';
import { absolute, isUnderApi, NEAREST_SLOT } from '#site/addresses.ts';
import { WORDS } from '#site/words/interfaceWords.ts';
import { createNearestFinder } from './createNearestFinder.ts';
import type { EdgeSite, PageData } from './edgeData.ts';
import { NOT_FOUND_HEADERS } from './headers.ts';
import { acceptsExplicitly, negotiate } from './negotiate.ts';
import { type Exchange, problemResponse, respond, shortPath } from './respond.ts';

const POST_ADDRESSES = ROUTES.getPost.path.replace('{slug}', '');
const MAX_SUGGESTIONS = 5;

/** Create the function that responds to an unknown address: with problem details, the site's 404 page, or Markdown. */
export function createNotFoundResponder(data: EdgeSite) {
  const nearestSlugs = createNearestFinder(data.postSlugs, (slug) => [slug]);
  const nearestPages = createNearestFinder(data.pages, ({ path, title }) => [lastSegment(path), title]);

  function missingFromApi(url: URL): Response {
    const path = url.pathname;
    if (!path.startsWith(POST_ADDRESSES)) return problemResponse(unknownAddress(data, shortPath(path)), data.base, url);
    const slug = path.slice(POST_ADDRESSES.length).replace(/(?:\.json)?\/?$/, '');
    const near = nearestSlugs(slug, MAX_SUGGESTIONS);
    return problemResponse(unknownPost(data, shortPath(slug), near), data.base, url);
  }

  async function missingPage({ request, url, fetchFile }: Exchange): Promise<Response> {
    // The lookbehind keeps the pattern linear.
    const path = url.pathname.replace(/(?<!\/)\/+$/, '').replace(/\.(?:md|html?)$/, '');
    const near = nearestPages(lastSegment(path), MAX_SUGGESTIONS);
    if (wantsHtml(request.headers.get('accept'))) {
      const page = await fetchFile('/404.html', new Request(url));
      if (page.ok) return respond(404, withNearest(await page.text(), near), NOT_FOUND_HEADERS.html);
      // While the site cannot be read, nobody knows whether the address exists.
      if (page.status === 503) return page;
    }
    return respond(404, markdownText(data, near), NOT_FOUND_HEADERS.markdown);
  }

  return async (exchange: Exchange): Promise<Response> =>
    isUnderApi(exchange.url.pathname) ? missingFromApi(exchange.url) : missingPage(exchange);
}

/** Tell whether to send the 404 as HTML: only if `Accept` names HTML itself (src/api/README.md, Requests). */
const wantsHtml = (accept: string | null): boolean =>
  acceptsExplicitly(accept, 'text/html') && negotiate(accept) === 'text/html';

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function withNearest(html: string, near: readonly PageData[]): string {
  const items = near.map(({ path, title }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></li>`);
  // A function, since `$` in a title would mean something in a replacement string.
  return html.replace(NEAREST_SLOT, () => items.join(''));
}

const IN_ENGLISH =
  'Not found: there is no page at this address. The links below are the nearest pages and where to look next.';

/** Write what `404.html` says as Markdown, and in English that there is no page. */
function markdownText(
  { base, notFoundCall, notFoundHelp, notFoundLinks }: EdgeSite,
  near: readonly PageData[],
): string {
  const link = (title: string, href: string) => `- [${escapeMarkdown(title)}](${href})`;
  const links = [
    link(notFoundCall.title, notFoundCall.href),
    ...[...near, ...notFoundLinks].map(({ title, path }) => link(title, absolute(base, path))),
  ];
  const parts = [`# ${WORDS.notFound}`, IN_ENGLISH, notFoundHelp, WORDS.notFoundText, links.join('\n')];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}
