import { absolute, ASK_PATH, FEED_PAGES, FILES as FILE, markdownPath } from '../site/addresses.ts';
import { snapshotFiles } from './address.ts';
import type { PageData, SiteData } from './data.ts';
import { CORS, DAY, EVERYTHING, MARKDOWN, PRIVATE, REVALIDATE, type HeaderSet } from './headers.ts';

/** Headers of static files. `for` is an address, or the start of several where it ends in `*`. */
export interface HeaderRule {
  readonly for: string;
  readonly headers: HeaderSet;
}

/** RFC 9727 and RFC 8631: where a client that does not know the site finds the API. */
const CATALOG_LINKS = [
  '</.well-known/api-catalog>; rel="api-catalog"',
  `<${FILE.ard}>; rel="ard"`,
  '</openapi.json>; rel="service-desc"',
  '</developers>; rel="service-doc"',
];

const forPrograms = (type: string): HeaderSet => ({ ...CORS, 'Content-Type': type, 'Cache-Control': DAY });
const JSON_FILE = forPrograms('application/json; charset=utf-8');
const CATALOG: HeaderSet = { Link: CATALOG_LINKS.join(', ') };
const CATALOGS: ReadonlySet<string> = new Set(['/api.json', '/api/v1.json']);

const FILES: readonly HeaderRule[] = [
  { for: '/*', headers: EVERYTHING },
  { for: '/_astro/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { for: FILE.openApi, headers: JSON_FILE },
  {
    for: FILE.apiCatalog,
    headers: {
      ...forPrograms('application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'),
      // RFC 9727, 3: so that HEAD tells it too.
      Link: `<${FILE.apiCatalog}>; rel="api-catalog", </api/v1>; rel="item"`,
    },
  },
  { for: FILE.ard, headers: JSON_FILE },
  { for: '/.well-known/agent-skills/*', headers: { ...CORS, 'Cache-Control': DAY, 'X-Robots-Tag': 'noindex' } },
  // Hosts' own tables of types may leave out the charset.
  { for: FILE.skills, headers: { 'Content-Type': 'application/json; charset=utf-8' } },
  // The Node server's table of types does not have it.
  { for: '/favicon.ico', headers: { 'Content-Type': 'image/vnd.microsoft.icon' } },
  { for: '/.well-known/security.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  // Where the function does not run. Its `Referrer-Policy` is in the page: no two rules may set it.
  { for: ASK_PATH, headers: { 'Cache-Control': PRIVATE['Cache-Control'] } },
  { for: '/robots.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': DAY } },
  {
    for: `${FEED_PAGES}*`,
    headers: { ...forPrograms('application/feed+json; charset=utf-8'), 'Content-Language': 'tr' },
  },
  { for: FILE.sitemap, headers: forPrograms('application/xml; charset=utf-8') },
];

/** Headers of the files other than pages that hold content. */
const CONTENT_FILES: Readonly<Record<string, HeaderSet>> = {
  [FILE.llms]: forPrograms('text/plain; charset=utf-8'),
  [FILE.llmsFull]: forPrograms('text/plain; charset=utf-8'),
  [FILE.rss]: { ...forPrograms('application/rss+xml; charset=utf-8'), 'Content-Language': 'tr' },
  [FILE.jsonFeed]: { ...forPrograms('application/feed+json; charset=utf-8'), 'Content-Language': 'tr' },
};

/**
 * List the header rules of a site. No two rules that match an address set the same header: some hosts join the values, some
 * take the last. Few rules have a `*`: on Netlify `/api/*` matches `/apikal`, too.
 */
export function headerRules(data: RuledBy): readonly HeaderRule[] {
  const snapshots = snapshotFiles(data).map((file) => ({
    for: file,
    headers: { ...JSON_FILE, ...(CATALOGS.has(file) && CATALOG) },
  }));
  const signal = { 'Content-Signal': data.contentSignal };
  const content = [
    ...Object.entries(CONTENT_FILES).map(([file, headers]) => ({ for: file, headers })),
    ...snapshots,
    ...data.pages.flatMap((page) => [pageRule(page), alternateRule(data.base, page)]),
  ];
  return [...FILES, ...content.map((rule) => ({ ...rule, headers: { ...rule.headers, ...signal } }))];
}

type RuledBy = Pick<SiteData, 'base' | 'pages' | 'postSlugs' | 'faqCategories' | 'contentSignal'>;

function pageRule(page: PageData): HeaderRule {
  const { path } = page;
  const links = [
    `<${markdownPath(path)}>; rel="alternate"; type="text/markdown"`,
    '</llms.txt>; rel="describedby"',
    ...(path === '/' ? CATALOG_LINKS : []),
  ];
  return {
    for: path,
    headers: { 'Cache-Control': REVALIDATE, Vary: 'Accept', Link: links.join(', '), 'Content-Language': page.language },
  };
}

function alternateRule(base: string, page: PageData): HeaderRule {
  const { path } = page;
  const links = [`<${absolute(base, path)}>; rel="canonical"`, ...(path === '/' ? CATALOG_LINKS : [])];
  return {
    for: markdownPath(path),
    headers: { ...MARKDOWN, 'Cache-Control': DAY, Link: links.join(', '), 'Content-Language': page.language },
  };
}

/** Create a function that gets the headers of an address as a host does: from every rule that matches it. */
export function createHeaderLookup(rules: readonly HeaderRule[]): (address: string) => HeaderSet {
  const exact = new Map<string, HeaderSet>();
  const prefixes: { prefix: string; headers: HeaderSet }[] = [];
  for (const { for: address, headers } of rules) {
    if (address.endsWith('*')) prefixes.push({ prefix: address.slice(0, -1), headers });
    else exact.set(address, headers);
  }
  return (address) =>
    Object.assign(
      {},
      ...prefixes.filter(({ prefix }) => address.startsWith(prefix)).map(({ headers }) => headers),
      exact.get(address),
    ) as HeaderSet;
}
