import { ROUTES } from '#api/edge/operationRoutes.ts';
import {
  ASK_PATH,
  canonicalPath,
  decoded,
  ENGLISH_PATHS,
  formerFiles,
  htmlPath,
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
const POST_PATHS = `${PAGE_PATHS.blog}/`;

/** Path of the editor, if the site has one. */
export const ADMIN = '/admin/';

/** Create a function that finds what a URL's path, still encoded, and its query lead to; undefined for nothing. */
export function createResolve(data: EdgeSite): (pathname: string, search?: string) => Resource | undefined {
  const known = knownAddresses(data);
  const pageFormerlyAt = createPageFormerlyAt(data.formerly);

  const resourceAt = (path: string, canonical: string): Resource | undefined => {
    const resource = known.get(canonical);
    if (resource || isUnderApi(canonical) || /\.(?:md|html)$/.test(canonical)) return resource;
    // Hosts also serve `page.html` at `/page`: without an extension, only pages have addresses.
    const mayBeFile = canonical.lastIndexOf('.') > canonical.lastIndexOf('/') || canonical.startsWith('/.well-known/');
    return mayBeFile && mayBeFetched(path) ? { kind: 'hostFile' } : undefined;
  };

  return (pathname, search = '') => {
    const canonical = canonicalPath(pathname);
    const former = search && pageFormerlyAt(canonical, search);
    if (former) return { kind: 'redirect', to: former, dropsQuery: true };
    if (pathname === '/' || !pathname.endsWith('/')) return resourceAt(pathname, canonical);
    if (`${canonical}/` === ADMIN) return { kind: 'admin' };
    const index = known.get(`${canonical}/index.html`);
    if (index?.kind === 'file') return index;
    const bare = pathname.slice(0, -1);
    const resource = bare.endsWith('/') ? undefined : resourceAt(bare, canonical);
    if (!resource || resource.kind === 'hostFile') return undefined;
    return resource.kind === 'redirect' ? resource : { kind: 'redirect', to: canonical };
  };
}

/** List what the addresses of the site lead to, each in the spelling of `canonicalPath`. Of two the first counts. */
function knownAddresses(data: EdgeSite): ReadonlyMap<string, Resource> {
  const known = new Map<string, Resource>();
  const add = (address: string, resource: Resource) => {
    if (!known.has(address)) known.set(address, resource);
  };
  const file = (address: string, path = address) => add(address, { kind: 'file', path });
  const redirect = (from: string, to: string) => add(from, { kind: 'redirect', to });
  const formerly = Object.entries(data.formerly);
  const paths = data.pages.map(({ path }) => path);

  add(ROUTES.listFaq.path, { kind: 'faq' });
  add(ROUTES.answerQuestion.path, { kind: 'answers' });
  for (const path of snapshotFiles(data)) {
    file(path);
    // A category is a parameter of the one address.
    if (!path.startsWith(`${ROUTES.listFaq.path}/`)) file(path.slice(0, -'.json'.length), path);
  }
  if (data.takesQuestions) {
    add(ASK_PATH, { kind: 'answerPage' });
    add(markdownPath(ASK_PATH), { kind: 'answerPage', representation: 'text/markdown' });
  }
  for (const address of [ADMIN.slice(0, -1), `${ADMIN}index.html`]) redirect(address, ADMIN);
  for (const path of paths) {
    add(path, { kind: 'page', path });
    file(markdownPath(path));
    redirect(htmlPath(path), path);
  }
  for (const [name, { path, status }] of Object.entries(ENGLISH_PATHS)) {
    const isPage = status === 200;
    add(name, isPage ? { kind: 'page', path } : { kind: 'redirect', to: path });
    (isPage ? file : redirect)(markdownPath(name), markdownPath(path));
  }
  // Before further redirects, as on static hosts.
  for (const path of data.publicFiles) file(canonicalPath(path), path);
  for (const [from, to] of [...formerly, ...Object.entries(data.shortcuts), ...formerFiles(data.formerly)])
    redirect(from, to);
  for (const [from, to] of formerly) {
    if (![from, to].every((path) => path.startsWith(POST_PATHS))) continue;
    // The API's address of a post whose page had another.
    const [old, now] = [from, to].map((path) => ROUTES.getPost.path.replace('{slug}', path.slice(POST_PATHS.length)));
    redirect(old!, now!);
    redirect(`${old}.json`, `${now}.json`);
  }
  return known;
}

/** Create a function that finds the page that had a path and a query; further parameters do not matter. */
function createPageFormerlyAt(formerly: EdgeSite['formerly']): (path: string, search: string) => string | undefined {
  const formerAddresses = Object.entries(formerly).flatMap(([address, to]) => {
    const [path, query] = address.split('?');
    return query === undefined ? [] : [{ path, parameters: [...new URLSearchParams(query)], to }];
  });
  return (path, search) => {
    const asked = new URLSearchParams(search);
    return formerAddresses.find(
      (route) => route.path === path && route.parameters.every(([name, value]) => asked.get(name) === value),
    )?.to;
  };
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
