/** The page whose links were resolved last. */
let page: { readonly address: string; readonly url: URL } | undefined;

/** Absolute address of a link found on the page at `address`; what has a scheme already stays as it is. */
export function resolve(href: string, address: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return href;
  if (page?.address !== address) page = { address, url: new URL(address) };
  const { origin } = page.url;
  const resolved = new URL(href, page.url).href;
  // The home page is cited as the site's address, with its slash; URL gives it that.
  return resolved.startsWith(origin) ? resolved : href;
}

/** Schemes a link may have; everything else could run a program or leak what is on the reader's device. */
const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The scheme a browser would find in a link, where the site allows none such. WHATWG URL: it drops spaces and controls. */
export function unsafeScheme(href: string): string | undefined {
  const scheme = /^([a-z][a-z\d+.-]*:)/i.exec(href.replaceAll(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
  return scheme !== undefined && !SCHEMES.has(scheme) ? scheme : undefined;
}
