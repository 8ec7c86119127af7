import fc from 'fast-check';
import { DATA } from '../edge/sampleEdge.ts';

/** What a stranger sends, as far as a runtime can hand it over as a `Request`. */
export interface HostileRequest {
  readonly method: string;
  /** Path and query as typed; the URL parser is the runtime's. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

const KNOWN = [
  ...DATA.pages.flatMap(({ path }) => [path, `${path}.md`, `${path}.html`, `${path}/`]),
  ...['/about', '/contact/', '/privacy', '/about.md', '/llms.txt', '/_astro/site.css', '/_headers', '/constructor'],
  ...['/api', '/api/', '/api/v1/practice', '/api/v1/practice.json', '/api/v1/faq', '/api/v1/posts/dis-apsesi'],
  ...['/api/v1/answers', '/openapi.json', '/.well-known/api-catalog', '/__proto__'],
  '/api/v1/faq?category=constructor',
];

const NASTY = [
  ...['..', '.', '%2e%2e', '%2E%2e%2f', '..%5c', '%00', '%FF', '%zz', '%', '%25%30%30', '//', '\\'],
  ...['%0d%0aSet-Cookie:%20a=b', '<script>alert(1)</script>', '"onmouseover="x', '$&', ';/?:@&=+$,#'],
  ...['%F0%9F%A6%B7', 'İI', 'e\u0301', '\uD800', '%ED%A0%80', 'a'.repeat(8000), '%2f'.repeat(2000)],
];

const segment = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 30 }),
  fc.constantFrom('api', 'v1', 'blog', 'sss', 'posts', 'faq', 'answers', 'kanal-tedavisi'),
);
const path = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 4, arbitrary: fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...KNOWN), segment).map(([known, tail]) => known + tail) },
);
const value = fc.oneof(
  fc.constantFrom(...NASTY, '', '%20%20', 'kanal', 'agri', 'x'.repeat(501), '%E2%80%AE', '%C3%28'),
  fc.string({ unit: 'binary', maxLength: 600 }).map(encode),
  fc.string({ maxLength: 40 }),
);
const parameter = fc
  .tuple(fc.constantFrom('q', 'category', 'Q', 'x', '%71', ''), value)
  .map(([name, text]) => `${name}=${text}`);
const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: fc.array(parameter, { maxLength: 4 }).map((parts) => `?${parts.join('&')}`) },
);

const types = [
  'text/html',
  'text/markdown',
  'text/*',
  '*/*',
  'application/json',
  'TEXT/HTML',
  'text',
  '/',
  '',
  '*/html',
];
const weights = ['', ';q=0', ';q=1', ';q=0.5', ';q=.5', ';q=2', ';q=-1', ';q=x', ';q=0.0001', '; q="1"', ';;'];
const range = fc
  .tuple(fc.constantFrom(...types), fc.constantFrom('', ';level=1', ';charset=utf-8'), fc.constantFrom(...weights))
  .map((parts) => parts.join(''));
const accept = fc.oneof(
  fc.array(range, { maxLength: 8 }).map((ranges) => ranges.join(', ')),
  fc.constantFrom(
    'text/html,'.repeat(2000),
    'a/b;q=0.1,'.repeat(2000),
    ','.repeat(5000),
    'text/markdown;'.repeat(500),
    '*/*;q=0.'.padEnd(5000, '9'),
  ),
  fc.string({ maxLength: 80 }),
);
const header = fc.string({ maxLength: 60 });

/** Header values a `Headers` object takes: a runtime rejects the others before the function sees them. */
const takes = (name: string, text: string): boolean => {
  try {
    new Headers({ [name]: text });
    return true;
  } catch {
    return false;
  }
};

const headers = fc
  .record(
    {
      accept,
      'if-none-match': fc.oneof(
        fc.constantFrom('"of-the-file"', 'W/"of-the-file"', '*', '"', ','.repeat(3000)),
        header,
      ),
      'if-modified-since': header,
      host: fc.constantFrom('evil.example', '', 'localhost:0'),
      'x-forwarded-host': fc.constant('evil.example'),
      range: fc.constantFrom('bytes=0-1', 'bytes=-', 'bytes=9-1'),
      origin: fc.constantFrom('https://evil.example', 'null'),
      'accept-encoding': header,
    },
    { requiredKeys: [] },
  )
  .map((record) => Object.fromEntries(Object.entries(record).filter(([name, text]) => takes(name, text))));

const method = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('GET', 'HEAD') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'get', 'pOsT', 'X'.repeat(40)),
  },
);

export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.record({
  method,
  address: fc.tuple(path, query).map(([at, search]) => at + search),
  headers,
});

function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}
