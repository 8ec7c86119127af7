import { expect, it } from 'vitest';
import { headerRules } from '#edge/headerRules.ts';
import { COMMON_HEADERS } from '#edge/headers.ts';
import { ask, BASE, DATA, HTML, MARKDOWN } from './sampleEdge.ts';

/** src/api/README.md, Headers. */

const RULES = headerRules(DATA);

it('the policy for documents allows nothing inline and no frame', () => {
  const policy = COMMON_HEADERS['Content-Security-Policy'];
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)|\*/);
  expect(policy).toContain("frame-ancestors 'none'");
});

const CORS = { 'access-control-allow-origin': '*' };
const DAY = { 'cache-control': 'public, max-age=86400, must-revalidate' };
const PAGE = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Accept' };
const SIGNAL = { 'content-signal': 'search=yes, ai-input=yes, ai-train=no' };
const IN_TURKISH = { ...SIGNAL, 'content-language': 'tr' };
const CATALOG =
  '</.well-known/api-catalog>; rel="api-catalog", </openapi.json>; rel="service-desc", </developers>; rel="service-doc"';
const MD = { ...CORS, 'content-type': 'text/markdown; charset=utf-8', vary: 'Accept', 'x-robots-tag': 'noindex' };
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

const TABLE: [address: string, request: Record<string, string>, headers: Record<string, string>][] = [
  [
    '/hakkimda',
    HTML,
    {
      ...PAGE,
      ...IN_TURKISH,
      link: '</hakkimda.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="describedby"',
    },
  ],
  [
    '/',
    HTML,
    { ...PAGE, link: `</index.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="describedby", ${CATALOG}` },
  ],
  [
    '/hakkimda',
    MARKDOWN,
    { ...MD, ...DAY, ...IN_TURKISH, link: `<${BASE}/hakkimda>; rel="canonical"`, 'content-location': '/hakkimda.md' },
  ],
  ['/index.md', {}, { ...MD, ...DAY, link: `<${BASE}/>; rel="canonical", ${CATALOG}` }],
  ['/', MARKDOWN, { ...MD, ...DAY, link: `<${BASE}/>; rel="canonical", ${CATALOG}`, 'content-location': '/index.md' }],
  ['/api', {}, { ...CORS, ...DAY, ...JSON_TYPE, link: CATALOG }],
  ['/api/v1', {}, { ...CORS, ...DAY, ...JSON_TYPE, link: CATALOG }],
  ['/api/v1/practice', {}, { ...CORS, ...DAY, ...JSON_TYPE, ...SIGNAL }],
  ['/openapi.json', {}, { ...CORS, ...DAY, ...JSON_TYPE }],
  [
    '/.well-known/api-catalog',
    {},
    { ...CORS, ...DAY, link: '</.well-known/api-catalog>; rel="api-catalog", </api/v1>; rel="item"' },
  ],
  ['/llms.txt', {}, { ...CORS, ...DAY, ...SIGNAL, 'content-type': 'text/plain; charset=utf-8' }],
  ['/robots.txt', {}, { 'content-type': 'text/plain; charset=utf-8' }],
  ['/nope', {}, { ...MD, ...PAGE }],
  ['/nope', HTML, { ...PAGE, 'content-type': 'text/html; charset=utf-8' }],
  [
    '/api/nope',
    {},
    { ...CORS, 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' },
  ],
  [
    '/api/v1/answers?q=a',
    {},
    { ...CORS, ...JSON_TYPE, ...SIGNAL, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  ],
  ['/about', HTML, {}],
  ['/_astro/site.css', {}, {}],
  ['/hakkimda', { accept: 'image/png' }, { vary: 'Accept', 'content-type': 'text/plain; charset=utf-8' }],
];

it('has the headers of the table at every address, and those of every response', async () => {
  for (const [address, headers, wanted] of TABLE) {
    const response = await ask(address, { headers });
    const all = { ...lowerCased(COMMON_HEADERS), ...wanted };
    const found = Object.keys(all).map((name) => [name, response.headers.get(name)]);
    expect({ address, ...Object.fromEntries(found) }).toEqual({ address, ...all });
  }
});

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

it('scripts of other origins may read the headers of the API', async () => {
  for (const name of ['Allow', 'Content-Location', 'ETag', 'Link'])
    expect((await ask('/api/v1')).headers.get('access-control-expose-headers')).toContain(name);
});

it('no two rules set the same header at an address, since hosts combine them differently', () => {
  const addresses = Object.keys(RULES);
  for (const address of addresses.filter((one) => !one.endsWith('*'))) {
    const names = addresses
      .filter((at) => (at.endsWith('*') ? address.startsWith(at.slice(0, -1)) : at === address))
      .flatMap((at) => Object.keys(RULES[at]!))
      .map((name) => name.toLowerCase());
    expect([address, names.length]).toEqual([address, new Set(names).size]);
  }
});
