import { absolute } from '../site/addresses.ts';
import { WORDS } from '../site/words.ts';
import type { PageData, SiteData } from './data.ts';
import { NOT_FOUND } from './headers.ts';
import { createNearest, type Nearest } from './nearest.ts';
import { names, negotiate } from './negotiate.ts';
import { respond } from './respond.ts';
import { escapeHtml } from '../site/escapeHtml.ts';
import { escapeMarkdown } from '../site/escapeMarkdown.ts';

type PageName = Pick<PageData, 'path' | 'title'>;

/** Where the built `404.html` takes the nearest pages, as items of a list. */
export const NEAREST_MARKER = '<!--nearest-->';

export const nearestPages = (pages: readonly PageName[]): Nearest<PageName> =>
  createNearest(pages, ({ path, title }) => [path.slice(path.lastIndexOf('/') + 1), title]);

/** Whether to send the 404 as HTML: only to those whose Accept header names it (src/api/README.md, Requests). */
export const wantsHtml = (accept: string | null): boolean =>
  names(accept, 'text/html') && negotiate(accept) === 'text/html';

/** The pages an unknown address may mean, by its last segment. */
export function suggestions(path: string, nearest: Nearest<PageName>): readonly PageName[] {
  const trimmed = path.replace(/(?<!\/)\/+$/, '').replace(/\.(?:md|html?)$/, '');
  return nearest(trimmed.slice(trimmed.lastIndexOf('/') + 1), 5);
}

/** For programs, and for whoever reads no Turkish. */
const IN_ENGLISH =
  'Not found: there is no page at this address. The links below are the nearest pages and where to look next.';

/** A 404 in Markdown, with the words of `404.html`: what must not wait, whom to call, the pages an unknown address may mean, and where to look next. */
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

/** `shell` is the site's own `404.html`. */
export function htmlNotFound(shell: string, near: readonly PageName[]): Response {
  const items = near.map(({ path, title }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></li>`);
  // A function, since `$` in a title would mean something in a replacement string.
  return respond(
    404,
    shell.replace(NEAREST_MARKER, () => items.join('')),
    NOT_FOUND.html,
  );
}
