import { absolute } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';

/** `sitemap.xml`, sitemaps.org: the canonical address and the content's own date of each page, in the order of the pages. */
export function sitemapXml({ base, pages }: Site): string {
  const urls = pages.map(
    ({ path, lastModified }) => `<url><loc>${absolute(base, path)}</loc><lastmod>${lastModified}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
