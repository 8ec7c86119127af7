import { absolute, FILES } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';

/** `robots.txt`: RFC 9309; src/api/README.md, "Crawlers". The longest match wins, so `/api/v1` is allowed. */
export function robotsTxt({ base, practice }: Site): string {
  return [
    'User-agent: *',
    `Content-Signal: ${practice.crawlers.contentSignal}`,
    'Allow: /',
    'Allow: /api/v1',
    'Disallow: /api/',
    'Disallow: /admin/',
    '',
    `Sitemap: ${absolute(base, FILES.sitemap)}`,
    '',
  ].join('\n');
}
