import { describe, expect, it } from 'vitest';
import { practices } from './practices.ts';

describe.each(practices)('robots.txt of the $name practice', (practice) => {
  const text = practice.read('/robots.txt');

  it('lets crawlers read pages and the API, and neither the editor nor anything else below /api', () => {
    const open = ['/', '/iletisim', '/api/v1', '/api/v1/', '/api/v1/practice', '/api/v1/answers?q=a'];
    const closed = ['/api/', '/api/v2', '/api/internal', '/admin/'];
    expect([...open, ...closed].filter((path) => mayRead(text, path))).toEqual(open);
  });

  it('names the sitemap and what the content may be used for, in lines that crawlers know', () => {
    const directives = text.split('\n').flatMap((line) => line.match(/^[\w-]+(?=:)/)?.[0] ?? []);
    expect(new Set(directives)).toEqual(new Set(['User-agent', 'Content-Signal', 'Allow', 'Disallow', 'Sitemap']));
    expect(text).toContain(`\nSitemap: ${practice.base}/sitemap.xml\n`);
    expect(text).toMatch(/^Content-Signal: (?:[a-z-]+=(?:yes|no)(?:, )?)+$/m);
  });
});

/**
 * RFC 9309 2.2.2 for the group of every crawler: the longest rule that matches decides, Allow if two are as long.
 */
function mayRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)]
    .map(([, kind, prefix]) => ({ allow: kind === 'Allow', prefix: prefix! }))
    .filter(({ prefix }) => path.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length || Number(b.allow) - Number(a.allow));
  return rules[0]?.allow ?? true;
}
