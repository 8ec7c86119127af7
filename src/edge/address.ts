import { ROUTES, type OperationId } from '../api/routes.ts';
import { ALIASES, ASK_PATH, emergencyGuesses, GUESSES, markdownPath } from '../site/addresses.ts';
import { expand } from './snapshots.ts';
import type { SiteData } from './data.ts';
import type { Representation } from './negotiate.ts';

/** What stands at an address of the site. */
export type Resource =
  /** Negotiated between the page's HTML and its Markdown alternate. `path` is the page's own, whatever alias led there. */
  | { readonly kind: 'page'; readonly path: string }
  /** A file, as it is. */
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'faq' }
  | { readonly kind: 'answers' }
  /** A page with the answer to a question; `representation` where the address alone decides it. */
  | { readonly kind: 'answerPage'; readonly representation?: Representation }
  /** The editor in the browser. */
  | { readonly kind: 'admin' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Only the host knows whether there is such a file. */
  | { readonly kind: 'hostFile' }
  | { readonly kind: 'notFound' };

export type Resolve = (pathname: string) => Resource;

/**
 * Paths that may be asked of a host: segments that are not empty, nothing encoded that a host could take for a
 * separator or an end. So `//other.example/x.css`, which a URL resolves to another host, goes nowhere.
 */
const PLAIN = /^(?:\/(?:[\w.~!$&'()*+,;=:@-]|%(?!00|2f|5c)[\da-f]{2})+)+$/i;

/** Where the editor in the browser stands, if the site has one. */
export const ADMIN = '/admin/';

const NOT_FOUND: Resource = { kind: 'notFound' };

/** Operations that need the request's query. */
const COMPUTED: Partial<Record<OperationId, Resource>> = {
  listFaq: { kind: 'faq' },
  answerQuestion: { kind: 'answers' },
};

/** Whether an address belongs to the API, so that its errors are problem documents. */
export const underApi = (pathname: string): boolean => pathname === '/api' || pathname.startsWith('/api/');

/** Finds what stands at a path, which is a URL's: still encoded. */
export function createResolve(data: SiteData): Resolve {
  const pages = new Set(data.pages.map(({ path }) => path));
  const api = apiAddresses(data);

  const guesses = { ...data.formerly, ...GUESSES, ...emergencyGuesses(data.urgent.page.slice(data.base.length)) };

  const known = (path: string): Resource => {
    const meant = pages.has(path) ? undefined : lookUp(guesses, path);
    if (meant !== undefined) return { kind: 'redirect', to: meant };
    if (path === ASK_PATH) return { kind: 'answerPage' };
    if (path === markdownPath(ASK_PATH)) return { kind: 'answerPage', representation: 'text/markdown' };
    const place = api.get(path) ?? pageAt(path, pages);
    if (place || underApi(path)) return place ?? NOT_FOUND;
    if (path === '/admin' || path === `${ADMIN}index.html`) return { kind: 'redirect', to: ADMIN };
    // A skill of an agent is Markdown, too, and of no page.
    if (path.endsWith('.md') && !path.startsWith('/.well-known/')) return alternateAt(path, pages);
    if (path.endsWith('.html')) return htmlAt(path, pages);
    // The host may know an address without an extension too, but then as a second name of a page's file.
    const name = path.slice(path.lastIndexOf('/') + 1);
    return (name.includes('.') || path.startsWith('/.well-known/')) && PLAIN.test(path)
      ? { kind: 'hostFile' }
      : NOT_FOUND;
  };

  return (pathname) => {
    const path = withoutNeedlessEncoding(pathname);
    if (path === ADMIN) return { kind: 'admin' };
    if (!path.endsWith('/') || path === '/') return known(path);
    const bare = path.slice(0, -1);
    const place = bare === '/' ? NOT_FOUND : known(bare);
    if (place.kind === 'redirect') return place;
    return place.kind === 'notFound' || place.kind === 'hostFile' ? NOT_FOUND : { kind: 'redirect', to: bare };
  };
}

function pageAt(path: string, pages: ReadonlySet<string>): Resource | undefined {
  const to = lookUp(ALIASES.redirect, path);
  if (to !== undefined) return { kind: 'redirect', to };
  const page = lookUp(ALIASES.same, path) ?? path;
  return pages.has(page) ? { kind: 'page', path: page } : undefined;
}

function alternateAt(path: string, pages: ReadonlySet<string>): Resource {
  const page = path === markdownPath('/') ? '/' : path.slice(0, -'.md'.length);
  const place = page === '' ? undefined : pageAt(page, pages);
  if (place?.kind === 'redirect') return { kind: 'redirect', to: markdownPath(place.to) };
  return place?.kind === 'page' && markdownPath(page) === path
    ? { kind: 'file', path: markdownPath(place.path) }
    : NOT_FOUND;
}

/** A page's HTML file has one address. */
function htmlAt(path: string, pages: ReadonlySet<string>): Resource {
  const page = path === '/index.html' ? '/' : path.slice(0, -'.html'.length);
  return pages.has(page) ? { kind: 'redirect', to: page } : NOT_FOUND;
}

/** Every address of the API: those of the contract, and their snapshots' own. */
function apiAddresses(data: SiteData): ReadonlyMap<string, Resource> {
  const addresses = new Map<string, Resource>();
  for (const [id, { path, snapshots }] of Object.entries(ROUTES)) {
    const computed = COMPUTED[id as OperationId];
    for (const file of expand(snapshots, data)) {
      addresses.set(file, { kind: 'file', path: file });
      if (!computed) addresses.set(file.replace(/\.json$/, ''), { kind: 'file', path: file });
    }
    if (computed) addresses.set(path, computed);
  }
  return addresses;
}

const lookUp = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Decodes what no URI need encode: RFC 3986 6.2.2.2. */
const withoutNeedlessEncoding = (path: string): string =>
  path.replace(/%([0-9a-f]{2})/gi, (encoded, hex: string) => {
    const character = String.fromCharCode(parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : encoded;
  });
