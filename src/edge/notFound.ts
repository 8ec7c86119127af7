import { absolute } from '../site/addresses.ts';
import { escapeHtml } from '../site/text/escape.ts';
import { escapeMarkdown } from '../site/text/escape.ts';
import { WORDS } from '../site/words/interface.ts';
import type { PageData, SiteData } from './data.ts';
import { NOT_FOUND } from './headers.ts';
import { createNearest } from './nearest.ts';
import { acceptsExplicitly, negotiate } from './negotiate.ts';
import { respond } from './respond.ts';

type PageName = Pick<PageData, 'path' | 'title'>;

/** Marks where the built `404.html` takes the nearest pages, as list items. */
const NEAREST_MARKER = '<!--nearest-->';

/** Tell whether to send the 404 as HTML: only where `Accept` names HTML itself (src/api/README.md, Requests). */
export const wantsHtml = (accept: string | null): boolean =>
  acceptsExplicitly(accept, 'text/html') && negotiate(accept) === 'text/html';

/** Create a function that gets the pages an unknown path may mean, by its last segment. */
export function createNearestPages(pages: readonly PageName[]): (path: string) => readonly PageName[] {
  const nearest = createNearest(pages, ({ path, title }) => [lastSegment(path), title]);
  return (path) => nearest(lastSegment(path.replace(/(?<!\/)\/+$/, '').replace(/\.(?:md|html?)$/, '')), 5);
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const IN_ENGLISH =
  'Not found: there is no page at this address. The links below are the nearest pages and where to look next.';

/** Create the 404 in Markdown. It says what `404.html` says, and in English that there is no page. */
export function createMarkdownNotFound({
  base,
  notFoundLinks,
  notFoundCall,
  notFoundHelp,
}: Pick<SiteData, 'base' | 'notFoundLinks' | 'notFoundCall' | 'notFoundHelp'>) {
  const link = ({ path: to, title }: PageName) => `- [${escapeMarkdown(title)}](${absolute(base, to)})`;
  const call = `- [${escapeMarkdown(notFoundCall.title)}](${notFoundCall.href})`;
  const places = notFoundLinks.map(link);
  return (near: readonly PageName[]): Response => {
    const links = [call, ...near.map(link), ...places].join('\n');
    return respond(
      404,
      `# ${WORDS.notFound}\n\n${IN_ENGLISH}\n\n${notFoundHelp}\n\n${WORDS.notFoundText}\n\n${links}\n`,
      NOT_FOUND.markdown,
    );
  };
}

/** Put the nearest pages into the site's `404.html`. */
export function htmlNotFound(shell: string, near: readonly PageName[]): Response {
  const items = near.map(({ path, title }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></li>`);
  // A function, since `$` in a title would mean something in a replacement string.
  return respond(
    404,
    shell.replace(NEAREST_MARKER, () => items.join('')),
    NOT_FOUND.html,
  );
}
