/** Headers of a kind of response: src/api/README.md, Headers. `headerRules.ts` has those of static files. */
export type HeaderSet = Readonly<Record<string, string>>;

/** Set headers of a response without reading its body. */
export function withHeaders(response: Response, headers: HeaderSet): Response {
  const merged = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) merged.set(name, value);
  return new Response(response.body, { status: response.status, headers: merged });
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

export const CACHE_ONE_DAY = 'public, max-age=86400, must-revalidate';
export const CACHE_REVALIDATED = 'public, max-age=0, must-revalidate';

/** On every response, also the policies for documents: a host may answer any address with HTML, its own 404. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'Content-Security-Policy': POLICY.join('; '),
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const satisfies HeaderSet;

/** Let scripts of any origin read a response. */
export const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Allow, Content-Location, ETag, Link',
} as const satisfies HeaderSet;

export const MARKDOWN_HEADERS = {
  ...CORS_HEADERS,
  'Content-Type': 'text/markdown; charset=utf-8',
  Vary: 'Accept',
  'X-Robots-Tag': 'noindex',
} as const satisfies HeaderSet;

export const PROBLEM_HEADERS = {
  ...CORS_HEADERS,
  'Content-Type': 'application/problem+json; charset=utf-8',
  'Cache-Control': 'no-store',
} as const satisfies HeaderSet;

/** For addresses that may hold a question: no other site learns it. */
export const NO_REFERRER_HEADERS = { 'Referrer-Policy': 'no-referrer' } as const satisfies HeaderSet;

/** On answers: a question is about somebody's health, so no cache keeps it. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'private, no-store',
  ...NO_REFERRER_HEADERS,
} as const satisfies HeaderSet;

export const ANSWER_HEADERS = {
  ...CORS_HEADERS,
  ...PRIVATE_HEADERS,
  'Content-Type': 'application/json; charset=utf-8',
} as const satisfies HeaderSet;

export const NOT_ACCEPTABLE_HEADERS = {
  ...CORS_HEADERS,
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': CACHE_REVALIDATED,
  Vary: 'Accept',
} as const satisfies HeaderSet;

/** HTML that the function makes from a built page: for people, not for search engines. */
const MADE_HTML = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': CACHE_REVALIDATED,
  'X-Robots-Tag': 'noindex',
} as const satisfies HeaderSet;

/** `/sor` with an answer in it. */
export const ANSWER_HTML_HEADERS = { ...MADE_HTML, ...PRIVATE_HEADERS, Vary: 'Accept' } as const satisfies HeaderSet;
export const ANSWER_MARKDOWN_HEADERS = { ...MARKDOWN_HEADERS, ...PRIVATE_HEADERS } as const satisfies HeaderSet;

export const NOT_FOUND_HEADERS = {
  markdown: { ...MARKDOWN_HEADERS, 'Cache-Control': CACHE_REVALIDATED },
  html: { ...MADE_HTML, Vary: 'Accept' },
} as const satisfies Record<string, HeaderSet>;

/**
 * The editor at `/admin/`; replaces the policies of `COMMON_HEADERS`. The editor writes its own styles, talks to
 * GitHub, and signs in through a window that must be able to answer it.
 */
export const EDITOR_HEADERS = {
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
  'Cache-Control': CACHE_REVALIDATED,
} as const satisfies HeaderSet;
