import { absolute, FEED_PAGES, FILES as FILE, markdownPath } from '../site/addresses.ts';
import type { PageData, SiteData } from './data.ts';
import { snapshotFiles } from './snapshots.ts';

/**
 * The headers of every response, by kind: src/api/README.md, Headers. One table for the edge function's own responses, for
 * the rules a host applies to static files, and for the Node server's files.
 */
export type HeaderSet = Readonly<Record<string, string>>;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

const DAY = 'public, max-age=86400, must-revalidate';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** On every response. The policies for documents stand here too: a host's own 404 answers any address with HTML. */
export const EVERYTHING = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'Content-Security-Policy': POLICY.join('; '),
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const satisfies HeaderSet;

/** Lets a script of any origin read a response. */
export const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Allow, Content-Location, ETag, Link',
} as const satisfies HeaderSet;

/** RFC 9727 and RFC 8631: where a client that knows nothing finds the API. */
const CATALOG_LINKS = [
  '</.well-known/api-catalog>; rel="api-catalog"',
  `<${FILE.ard}>; rel="ard"`,
  '</openapi.json>; rel="service-desc"',
  '</developers>; rel="service-doc"',
];

/** A file for programs, of any type. */
const forPrograms = (type: string): HeaderSet => ({ ...CORS, 'Content-Type': type, 'Cache-Control': DAY });
const JSON_FILE = forPrograms('application/json; charset=utf-8');
const CATALOG: HeaderSet = { Link: CATALOG_LINKS.join(', ') };
const CATALOGS: ReadonlySet<string> = new Set(['/api.json', '/api/v1.json']);

export const MARKDOWN = {
  ...CORS,
  'Content-Type': 'text/markdown; charset=utf-8',
  Vary: 'Accept',
  'X-Robots-Tag': 'noindex',
} as const satisfies HeaderSet;

export const PROBLEM = {
  ...CORS,
  'Content-Type': 'application/problem+json; charset=utf-8',
  'Cache-Control': 'no-store',
} as const satisfies HeaderSet;

/** On answers: a question is about somebody's health, so nothing keeps it and no other site learns of it. */
export const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
} as const satisfies HeaderSet;

export const ANSWER = {
  ...CORS,
  ...PRIVATE,
  'Content-Type': 'application/json; charset=utf-8',
} as const satisfies HeaderSet;

export const NOT_ACCEPTABLE = {
  ...CORS,
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': REVALIDATE,
  Vary: 'Accept',
} as const satisfies HeaderSet;

/** HTML that the function makes of a page's own, for a person and not for an index. */
const MADE_HTML = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': REVALIDATE,
  'X-Robots-Tag': 'noindex',
} as const satisfies HeaderSet;

/** `/sor` with an answer in it. */
export const ANSWER_HTML = { ...MADE_HTML, ...PRIVATE, Vary: 'Accept' } as const satisfies HeaderSet;
export const ANSWER_MARKDOWN = { ...MARKDOWN, ...PRIVATE } as const satisfies HeaderSet;

export const NOT_FOUND = {
  markdown: { ...MARKDOWN, 'Cache-Control': REVALIDATE },
  html: { ...MADE_HTML, Vary: 'Accept' },
} as const satisfies Record<string, HeaderSet>;

/**
 * The editor at `/admin/`, instead of what `EVERYTHING` says: it writes its own styles, talks to GitHub, and signs in
 * through a window that must be able to answer it.
 */
export const EDITOR = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https://*.githubusercontent.com",
    "font-src 'self'",
    "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
    "manifest-src 'self' blob:",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex',
  'Cache-Control': REVALIDATE,
} as const satisfies HeaderSet;

/** Headers of the static files below `for`: one address, or every one that begins so where it ends in `*`. */
export interface HeaderRule {
  readonly for: string;
  readonly headers: HeaderSet;
}

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
  // As every other JSON of the site says it, whatever the host's own table of types has.
  { for: FILE.skills, headers: { 'Content-Type': 'application/json; charset=utf-8' } },
  // The Node server's table of types has none of the kind.
  { for: '/favicon.ico', headers: { 'Content-Type': 'image/vnd.microsoft.icon' } },
  { for: '/.well-known/security.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  { for: '/robots.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': DAY } },
  {
    for: `${FEED_PAGES}*`,
    headers: { ...forPrograms('application/feed+json; charset=utf-8'), 'Content-Language': 'tr' },
  },
  { for: FILE.sitemap, headers: forPrograms('application/xml; charset=utf-8') },
];

/** Files other than pages that hold the site's content, by type. */
const CONTENT_FILES: Readonly<Record<string, HeaderSet>> = {
  [FILE.llms]: forPrograms('text/plain; charset=utf-8'),
  [FILE.llmsFull]: forPrograms('text/plain; charset=utf-8'),
  [FILE.rss]: { ...forPrograms('application/rss+xml; charset=utf-8'), 'Content-Language': 'tr' },
  [FILE.jsonFeed]: { ...forPrograms('application/feed+json; charset=utf-8'), 'Content-Language': 'tr' },
};

/**
 * Every rule of the site. No two rules that meet at an address set the same header, since hosts differ in what comes of
 * that: some join the values, some let the last one win. Few rules have a `*`: to Netlify `/api/*` is `/apikal` too.
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
