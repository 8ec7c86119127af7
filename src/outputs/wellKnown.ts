import { absolute, DEVELOPERS, FILES } from '#site/addresses.ts';
import type { Site } from '#site/site.ts';

/**
 * `robots.txt`: RFC 9309; src/api/README.md, "Crawlers". The longest match wins; for older parsers, which take the
 * first, the longest stand first.
 */
export function robotsTxt({ base, practice }: Site): string {
  return [
    'User-agent: *',
    `Content-Signal: ${practice.crawlers.contentSignal}`,
    'Allow: /api/v1',
    'Disallow: /api/',
    'Disallow: /admin/',
    'Allow: /',
    '',
    `Sitemap: ${absolute(base, FILES.sitemap)}`,
    '',
  ].join('\n');
}

/** `.well-known/security.txt`: RFC 9116. An expired date does not stop the build; the check warns in advance. */
export function securityTxt({ base, practice }: Site): string {
  const { contact, expires } = practice.security;
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00.000Z`,
    `Preferred-Languages: ${practice.languages.join(', ')}`,
    `Canonical: ${base}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** `.well-known/api-catalog`: RFC 9727, a linkset (RFC 9264). */
export function apiCatalog({ base }: Site): string {
  const link = (path: string, type: string) => [{ href: `${base}${path}`, type }];
  const linkset = [
    {
      anchor: `${base}/api/v1`,
      'service-desc': link(FILES.openApi, 'application/json'),
      'service-doc': link(DEVELOPERS, 'text/html'),
      'service-meta': link(FILES.llms, 'text/plain'),
    },
    { anchor: `${base}${FILES.apiCatalog}`, item: [{ href: `${base}/api/v1` }] },
  ];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
