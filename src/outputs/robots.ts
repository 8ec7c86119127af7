import { absolute, FILES } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';

/** `robots.txt`, RFC 9309; src/api/README.md, "Crawlers". The longest matching rule wins, so `/api/v1` stays open under `/api/`. */
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
