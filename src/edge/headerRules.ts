import { absolute, ASK_PATH, DEVELOPERS, FEED_PAGES, FILES, HASHED, markdownPath } from '#site/addresses.ts';
import type { EdgeSite, PageData } from './edgeData.ts';
import {
  CACHE_ONE_DAY,
  CACHE_REVALIDATED,
  COMMON_HEADERS,
  CORS_HEADERS,
  type HeaderSet,
  MARKDOWN_HEADERS,
  PRIVATE_HEADERS,
} from './headers.ts';
import { snapshotFiles } from './resolve.ts';

/** Headers of static files by address, or by the start of several addresses if the key ends in `*`. */
export type HeaderRules = Readonly<Record<string, HeaderSet>>;

/** RFC 9727 and RFC 8631: where a client that does not know the site finds the API. */
const CATALOG_LINKS = [
  `<${FILES.apiCatalog}>; rel="api-catalog"`,
  `<${FILES.openApi}>; rel="service-desc"`,
  `<${DEVELOPERS}>; rel="service-doc"`,
];
const CATALOG: HeaderSet = { Link: CATALOG_LINKS.join(', ') };

const forPrograms = (type: string): HeaderSet => ({
  ...CORS_HEADERS,
  'Content-Type': type,
  'Cache-Control': CACHE_ONE_DAY,
});
const JSON_FILE = forPrograms('application/json; charset=utf-8');
const JSON_FEED = { ...forPrograms('application/feed+json; charset=utf-8'), 'Content-Language': 'tr' };
const TEXT_FILE = forPrograms('text/plain; charset=utf-8');

const OTHER_FILES: HeaderRules = {
  '/*': COMMON_HEADERS,
  ...Object.fromEntries(
    ['/_astro/', ...Object.values(HASHED)].map((prefix) => [
      `${prefix}*`,
      { 'Cache-Control': 'public, max-age=31536000, immutable' },
    ]),
  ),
  [FILES.openApi]: JSON_FILE,
  [FILES.apiCatalog]: {
    ...forPrograms('application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'),
    // RFC 9727, 3: so that HEAD tells it too.
    Link: `<${FILES.apiCatalog}>; rel="api-catalog", </api/v1>; rel="item"`,
  },
  // The Node server's table of types does not have it.
  '/favicon.ico': { 'Content-Type': 'image/vnd.microsoft.icon' },
  '/.well-known/security.txt': { 'Content-Type': 'text/plain; charset=utf-8' },
  // For hosts without the function. Its `Referrer-Policy` is in the page: no two rules may set it.
  [ASK_PATH]: { 'Cache-Control': PRIVATE_HEADERS['Cache-Control'] },
  '/robots.txt': { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHE_ONE_DAY },
  [`${FEED_PAGES}*`]: JSON_FEED,
  [FILES.sitemap]: forPrograms('application/xml; charset=utf-8'),
};

type RuleData = Pick<EdgeSite, 'base' | 'pages' | 'postSlugs' | 'faqCategories' | 'contentSignal'>;

/**
 * Get the header rules of a site. No two rules that match an address set the same header: some hosts join the values,
 * some take the last. Few rules have a `*`: on Netlify `/api/*` matches `/apikal`, too.
 */
export function headerRules(data: RuleData): HeaderRules {
  const content: [address: string, headers: HeaderSet][] = [
    [FILES.llms, TEXT_FILE],
    [FILES.llmsFull, TEXT_FILE],
    [FILES.rss, { ...forPrograms('application/rss+xml; charset=utf-8'), 'Content-Language': 'tr' }],
    [FILES.jsonFeed, JSON_FEED],
    ...snapshotFiles(data).map((file): [string, HeaderSet] => [
      file,
      { ...JSON_FILE, ...(['/api.json', '/api/v1.json'].includes(file) && CATALOG) },
    ]),
    ...data.pages.flatMap((page): [string, HeaderSet][] => [
      [page.path, pageHeaders(page)],
      [markdownPath(page.path), alternateHeaders(data.base, page)],
    ]),
  ];
  const signal = { 'Content-Signal': data.contentSignal };
  return {
    ...OTHER_FILES,
    ...Object.fromEntries(content.map(([address, headers]) => [address, { ...headers, ...signal }])),
  };
}

function pageHeaders({ path, language }: PageData): HeaderSet {
  const links = [
    `<${markdownPath(path)}>; rel="alternate"; type="text/markdown"`,
    `<${FILES.llms}>; rel="describedby"`,
    ...(path === '/' ? CATALOG_LINKS : []),
  ];
  return { 'Cache-Control': CACHE_REVALIDATED, Vary: 'Accept', Link: links.join(', '), 'Content-Language': language };
}

function alternateHeaders(base: string, { path, language }: PageData): HeaderSet {
  const links = [`<${absolute(base, path)}>; rel="canonical"`, ...(path === '/' ? CATALOG_LINKS : [])];
  return { ...MARKDOWN_HEADERS, 'Cache-Control': CACHE_ONE_DAY, Link: links.join(', '), 'Content-Language': language };
}

/** Create a function that gets the headers of an address as a host does: from every rule that matches it. */
export function createHeaderLookup(rules: HeaderRules): (address: string) => HeaderSet {
  const prefixes = Object.keys(rules).filter((address) => address.endsWith('*'));
  return (address) => {
    const matching = prefixes.filter((prefix) => address.startsWith(prefix.slice(0, -1)));
    return Object.assign({}, ...[...matching, address].map((key) => rules[key])) as HeaderSet;
  };
}
