import { ROUTES, type OperationId } from '../api/routes.ts';
import { ALIASES, ASK_PATH, emergencyGuesses, GUESSES, markdownPath, underApi } from '../site/addresses.ts';
import type { SiteData } from './data.ts';
import type { Representation } from './negotiate.ts';

/** What an address of the site leads to. */
export type Resource =
  /** HTML or Markdown, by `Accept`. `path` is the page's own, not an alias. */
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'faq' }
  | { readonly kind: 'answers' }
  /** A page with the answer to a question. `representation` is undefined where `Accept` decides. */
  | { readonly kind: 'answerPage'; readonly representation?: Representation }
  | { readonly kind: 'admin' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** A file that only the host can know of. */
  | { readonly kind: 'hostFile' }
  | { readonly kind: 'notFound' };

export type Resolve = (pathname: string) => Resource;

/**
 * Paths that may be fetched from a host: no empty segments, and no encoded NUL, slash or backslash. So
 * `//other.example/x.css`, which a URL resolves to another host, is a 404.
 */
const SAFE_PATH = /^(?:\/(?:[\w.~!$&'()*+,;=:@-]|%(?!00|2f|5c)[\da-f]{2})+)+$/i;

/** Path of the editor, if the site has one. */
export const ADMIN = '/admin/';

const NOT_FOUND: Resource = { kind: 'notFound' };

/** Operations that depend on the query. */
const COMPUTED: Partial<Record<OperationId, Resource>> = {
  listFaq: { kind: 'faq' },
  answerQuestion: { kind: 'answers' },
};

/** Create a function that finds what a URL's path, still encoded, leads to. */
export function createResolve(data: SiteData): Resolve {
  const pages = new Set(data.pages.map(({ path }) => path));
  const api = apiAddresses(data);

  const guesses = { ...GUESSES, ...emergencyGuesses(data.urgent.page.slice(data.base.length)), ...data.formerly };

  const known = (path: string): Resource => {
    if (path === ASK_PATH) return { kind: 'answerPage' };
    if (path === markdownPath(ASK_PATH)) return { kind: 'answerPage', representation: 'text/markdown' };
    const place = api.get(path) ?? pageAt(path, pages);
    if (place) return place;
    const meant = ownValue(guesses, path);
    if (meant !== undefined) return { kind: 'redirect', to: meant };
    if (underApi(path)) return NOT_FOUND;
    if (path === '/admin' || path === `${ADMIN}index.html`) return { kind: 'redirect', to: ADMIN };
    // An agent skill is Markdown, too, but no page's.
    if (path.endsWith('.md') && !path.startsWith('/.well-known/')) return alternateAt(path, pages);
    if (path.endsWith('.html')) return htmlAt(path, pages);
    // A host may find a file without an extension, too, but only a page's under a second name.
    const name = path.slice(path.lastIndexOf('/') + 1);
    return (name.includes('.') || path.startsWith('/.well-known/')) && SAFE_PATH.test(path)
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
  const to = ownValue(ALIASES.redirect, path);
  if (to !== undefined) return { kind: 'redirect', to };
  const page = ownValue(ALIASES.same, path) ?? path;
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

/** Redirect from the name of a page's file to its only address. */
function htmlAt(path: string, pages: ReadonlySet<string>): Resource {
  const page = path === '/index.html' ? '/' : path.slice(0, -'.html'.length);
  return pages.has(page) ? { kind: 'redirect', to: page } : NOT_FOUND;
}

/** List every address of the API: those of the contract, and those of the JSON files behind them. */
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

type Names = Pick<SiteData, 'postSlugs' | 'faqCategories'>;

/** Replace `{slug}` and `{category}` in paths by every value. */
function expand(paths: readonly string[], { postSlugs, faqCategories }: Names): readonly string[] {
  const values: Readonly<Record<string, readonly string[]>> = { slug: postSlugs, category: faqCategories };
  return paths.flatMap((path) => {
    const name = /\{(\w+)\}/.exec(path)?.[1];
    return name === undefined ? [path] : (values[name] ?? []).map((value) => path.replace(`{${name}}`, () => value));
  });
}

/** List every JSON file of the API. */
export const snapshotFiles = (names: Names): readonly string[] =>
  Object.values(ROUTES).flatMap(({ snapshots }) => expand(snapshots, names));

const ownValue = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Decode what no URI need encode: RFC 3986 6.2.2.2. */
const withoutNeedlessEncoding = (path: string): string =>
  path.replace(/%([0-9a-f]{2})/gi, (encoded, hex: string) => {
    const character = String.fromCharCode(parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : encoded;
  });
