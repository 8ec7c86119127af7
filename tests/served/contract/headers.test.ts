import { describe, expect, test } from 'vitest';
import { ask, HTML, MARKDOWN } from '../ask.ts';
import { expectHeaders, path, varies } from './expect.ts';

describe.concurrent('the headers table', () => {
  const page = { 'cache-control': 'public, max-age=0, must-revalidate', vary: varies };
  const day = { 'cache-control': 'public, max-age=86400, must-revalidate' };
  const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': /ETag/ };
  const markdown = { 'content-type': 'text/markdown; charset=utf-8', vary: varies, 'x-robots-tag': 'noindex', ...cors };
  const data = { 'content-type': 'application/json; charset=utf-8', ...cors, ...day };
  const catalog = { link: /<\/\.well-known\/api-catalog>; rel="api-catalog".*rel="service-desc".*rel="service-doc"/ };
  const kept = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
  const text = { 'content-type': 'text/plain; charset=utf-8' };
  const TABLE: [string, Record<string, string>, number, Record<string, string | RegExp>][] = [
    ['/', HTML, 200, { ...page, ...catalog }],
    ['/', MARKDOWN, 200, { ...markdown, ...day, 'content-location': '/index.md' }],
    [path, HTML, 200, page],
    [`${path}.md`, {}, 200, { ...markdown, ...day }],
    [path, { accept: 'image/png' }, 406, { ...text, vary: varies }],
    ['/api', {}, 200, { ...data, ...catalog }],
    ['/api/v1', {}, 200, { ...data, ...catalog }],
    ['/api/v1/practice', {}, 200, data],
    ['/api/v1/practice.json', {}, 200, data],
    ['/openapi.json', {}, 200, data],
    ['/llms.txt', {}, 200, { ...text, ...cors, ...day }],
    ['/robots.txt', {}, 200, text],
    ['/feed.xml', {}, 200, { 'content-type': /^application\/rss\+xml/, ...cors, ...day }],
    ['/sitemap.xml', {}, 200, { 'content-type': /^application\/xml/, ...cors, ...day }],
    ['/.well-known/api-catalog', {}, 200, { 'content-type': /^application\/linkset\+json/, ...cors, ...day }],
    ['/.well-known/security.txt', {}, 200, text],
    ['/api/v1/answers?q=a', {}, 200, { ...kept, ...cors }],
    ['/sor?q=a', HTML, 200, { ...kept, 'content-type': 'text/html; charset=utf-8' }],
    ['/nope', {}, 404, { ...markdown, ...page }],
    ['/nope', HTML, 404, { 'content-type': 'text/html; charset=utf-8' }],
    ['/nope', { accept: 'text/html' }, 404, { 'content-type': 'text/html; charset=utf-8', ...page }],
  ];

  test.each(TABLE)('%s %j → %i', async (address, headers, status, wanted) => {
    const answer = await ask(address, { headers });
    expect(answer.status).toBe(status);
    expectHeaders(answer, wanted);
    expectHeaders(answer, {
      'x-content-type-options': 'nosniff',
      'referrer-policy': wanted['referrer-policy'] ?? 'strict-origin-when-cross-origin',
      'strict-transport-security': /max-age=/,
      'content-security-policy': /frame-ancestors 'none'/,
    });
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
  });
});
