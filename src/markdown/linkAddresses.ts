import { type MarkdownTree, withLinks } from './tree.ts';

/** Resolve a link of the page at `address`. A link with a scheme, or to another host, stays as it is. */
export function resolveLink(href: string, address: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return href;
  const page = new URL(address);
  const resolved = new URL(href, page);
  return resolved.origin === page.origin ? resolved.href : href;
}

/** Make the links and pictures of a text absolute. `address` is the absolute address of its page. */
export const withAbsoluteLinks = (text: MarkdownTree, address: string): MarkdownTree =>
  withLinks(text, (href) => resolveLink(href, address));

/** Schemes a link may have. Others could run a program or expose the reader's device. */
const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Get the scheme that a browser would find in a link, if the site forbids it. Browsers drop tabs and line ends
 * anywhere, spaces and other controls at the ends; all of them are dropped here, which rejects no link that a page
 * needs.
 */
export function unsafeScheme(href: string): string | undefined {
  const scheme = /^([a-z][a-z\d+.-]*:)/i.exec(href.replaceAll(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
  return scheme !== undefined && !SCHEMES.has(scheme) ? scheme : undefined;
}
