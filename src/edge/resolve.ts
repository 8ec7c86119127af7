import { ROUTES } from '#api/routes.ts';
import {
  ASK_PATH,
  canonicalPath,
  decoded,
  ENGLISH_NAMES,
  ENGLISH_REDIRECTS,
  isUnderApi,
  markdownPath,
  PAGE_PATHS,
} from '#site/addresses.ts';
import type { EdgeSite } from './edgeData.ts';
import type { Representation } from './negotiate.ts';

/** What an address of the site leads to. */
export type Resource =
  /** HTML or Markdown, by `Accept`. `path` is the page's own, not an alias. */
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'faq' }
  | { readonly kind: 'answers' }
  /** A page with the answer to a question. `representation` is undefined if `Accept` decides. */
  | { readonly kind: 'answerPage'; readonly representation?: Representation }
  | { readonly kind: 'admin' }
  /** With `dropsQuery`, the query was that of another site, and means nothing here. */
  | { readonly kind: 'redirect'; readonly to: string; readonly dropsQuery?: true }
  /** A file that only the host can know of. */
  | { readonly kind: 'hostFile' };

/**
 * Paths that may be fetched from a host: no empty segments, and no encoded NUL, slash or backslash. So
 * `//other.example/x.css`, which a URL resolves to another host, is a 404.
 */
const SAFE_PATH = /^(?:\/(?:[\w.~!$&'()*+,;=:@-]|%(?!00|2f|5c)[\da-f]{2})+)+$/i;

/** Hosts decode paths, and Netlify's local runtime fails on what is no UTF-8. */
const mayBeFetched = (path: string): boolean => SAFE_PATH.test(path) && (!path.includes('%') || decoded(path) !== path);

/** Begins the paths of posts. */
const POSTS = `${PAGE_PATHS.blog}/`;

/** Path of the editor, if the site has one. */
export const ADMIN = '/admin/';

/** Create a function that finds what a URL's path, still encoded, and its query lead to; undefined for nothing. */
export function createResolve(data: EdgeSite): (pathname: string, search?: string) => Resource | undefined {
  const pages = new Set(data.pages.map(({ path }) => path));
  const publicFiles = new Map(data.publicFiles.map((path) => [canonicalPath(path), path]));
  const queries = formerQueries(data.formerly);
  const fixed = fixedAddresses(data);
  const redirects = { ...data.shortcuts, ...data.formerly };

  const resourceAt = (path: string): Resource | undefined => {
    const resource = fixed.get(path) ?? pageAt(path, pages);
    if (resource) return resource;
    // Before redirects, as on static hosts.
    const plain = canonicalPath(path);
    const file = publicFiles.get(plain);
    if (file) return { kind: 'file', path: file };
    if (Object.hasOwn(redirects, plain)) return { kind: 'redirect', to: redirects[plain]! };
    if (isUnderApi(path)) return formerPost(path, data.formerly);
    const former = formerAt(plain, data.formerly);
    if (former) return former;
    if (path.endsWith('.md')) return alternateAt(path, pages);
    if (path.endsWith('.html')) return htmlAt(path, pages);
    // A host may find a file without an extension, too, but only a page's under a second name.
    const name = path.slice(path.lastIndexOf('/') + 1);
    const mayBeFile = (name.includes('.') || path.startsWith('/.well-known/')) && mayBeFetched(path);
    return mayBeFile ? { kind: 'hostFile' } : undefined;
  };

  return (pathname, search = '') => {
    const path = withoutNeedlessEncoding(pathname);
    const former = search && queries(canonicalPath(path), search);
    if (former) return { kind: 'redirect', to: former, dropsQuery: true };
    if (path === ADMIN) return { kind: 'admin' };
    if (!path.endsWith('/') || path === '/') return resourceAt(path);
    const index = publicFiles.get(canonicalPath(`${path}index.html`));
    if (index) return { kind: 'file', path: index };
    const bare = path.slice(0, -1);
    const resource = bare === '/' ? undefined : resourceAt(bare);
    if (!resource || resource.kind === 'hostFile') return undefined;
    return resource.kind === 'redirect' ? resource : { kind: 'redirect', to: bare };
  };
}

/** Create a function that finds the page that had a path and a query; further parameters do not matter. */
function formerQueries(formerly: EdgeSite['formerly']): (path: string, search: string) => string | undefined {
  const formerAddresses = Object.entries(formerly).flatMap(([address, to]) => {
    const [path, query] = address.split('?');
    return query === undefined ? [] : [{ path, parameters: [...new URLSearchParams(query)], to }];
  });
  return (path, search) => {
    const asked = new URLSearchParams(search);
    return formerAddresses.find(
      (one) => one.path === path && one.parameters.every(([name, value]) => asked.get(name) === value),
    )?.to;
  };
}

/** Redirect from the Markdown or the file of an address that a page had. */
function formerAt(path: string, formerly: EdgeSite['formerly']): Resource | undefined {
  const [page = '', extension] = /^(.*)\.(md|html)$/.exec(path)?.slice(1) ?? [];
  if (!Object.hasOwn(formerly, page)) return undefined;
  return { kind: 'redirect', to: extension === 'md' ? markdownPath(formerly[page]!) : formerly[page]! };
}

/** Redirect from the API's address of a post whose page had another. */
function formerPost(path: string, formerly: EdgeSite['formerly']): Resource | undefined {
  const [, slug = '', extension = ''] = /^\/api\/v1\/posts\/([^/]+?)(\.json)?$/.exec(path) ?? [];
  const page = Object.hasOwn(formerly, POSTS + slug) ? formerly[POSTS + slug]! : '';
  if (!page.startsWith(POSTS)) return undefined;
  const to = ROUTES.getPost.path.replace('{slug}', page.slice(POSTS.length));
  return { kind: 'redirect', to: to + extension };
}

/** List the addresses of the API, of the files behind them, of `/sor` and of the editor. */
function fixedAddresses(data: EdgeSite): ReadonlyMap<string, Resource> {
  const addresses = new Map<string, Resource>();
  for (const path of snapshotFiles(data)) {
    addresses.set(path, { kind: 'file', path });
    // A category is a parameter of the one address.
    if (!path.startsWith(`${ROUTES.listFaq.path}/`))
      addresses.set(path.slice(0, -'.json'.length), { kind: 'file', path });
  }
  if (data.hasAskBox)
    addresses
      .set(ASK_PATH, { kind: 'answerPage' })
      .set(markdownPath(ASK_PATH), { kind: 'answerPage', representation: 'text/markdown' });
  return addresses
    .set(ROUTES.listFaq.path, { kind: 'faq' })
    .set(ROUTES.answerQuestion.path, { kind: 'answers' })
    .set(ADMIN.slice(0, -1), { kind: 'redirect', to: ADMIN })
    .set(`${ADMIN}index.html`, { kind: 'redirect', to: ADMIN });
}

function pageAt(path: string, pages: ReadonlySet<string>): Resource | undefined {
  if (Object.hasOwn(ENGLISH_REDIRECTS, path)) return { kind: 'redirect', to: ENGLISH_REDIRECTS[path]! };
  const page = Object.hasOwn(ENGLISH_NAMES, path) ? ENGLISH_NAMES[path]! : path;
  return pages.has(page) ? { kind: 'page', path: page } : undefined;
}

function alternateAt(path: string, pages: ReadonlySet<string>): Resource | undefined {
  const page = path === markdownPath('/') ? '/' : path.slice(0, -'.md'.length);
  if (markdownPath(page) !== path) return undefined;
  const resource = pageAt(page, pages);
  if (resource?.kind === 'redirect') return { kind: 'redirect', to: markdownPath(resource.to) };
  return resource?.kind === 'page' ? { kind: 'file', path: markdownPath(resource.path) } : undefined;
}

/** Redirect from the name of a page's file to its only address. */
function htmlAt(path: string, pages: ReadonlySet<string>): Resource | undefined {
  const page = path === '/index.html' ? '/' : path.slice(0, -'.html'.length);
  return pages.has(page) ? { kind: 'redirect', to: page } : undefined;
}

/** List every JSON file of the API. */
export function snapshotFiles({ postSlugs, faqCategories }: Pick<EdgeSite, 'postSlugs' | 'faqCategories'>): string[] {
  const expand = (path: string, placeholder: string, values: readonly string[]) =>
    path.includes(placeholder) ? values.map((value) => path.replace(placeholder, value)) : [path];
  return Object.values(ROUTES)
    .flatMap(({ snapshots }): readonly string[] => snapshots)
    .flatMap((path) => expand(path, '{slug}', postSlugs))
    .flatMap((path) => expand(path, '{category}', faqCategories));
}

/** Decode what no URI need encode: RFC 3986 6.2.2.2. */
const withoutNeedlessEncoding = (path: string): string =>
  path.replace(/%([0-9a-f]{2})/gi, (encoded, hex: string) => {
    const character = String.fromCharCode(parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : encoded;
  });
