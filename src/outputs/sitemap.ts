import { absolute } from '../site/addresses.ts';
import { escapeText } from '../site/escapeHtml.ts';
import type { Site } from '../site/site.ts';

/** `sitemap.xml`: the canonical address and the content's own date of each page (sitemaps.org, protocol 0.9). */
export const sitemapXml = ({ base, pages }: Site): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ path, lastModified }) =>
        `<url><loc>${escapeText(absolute(base, path))}</loc><lastmod>${lastModified}</lastmod></url>`,
    ),
    '</urlset>\n',
  ].join('\n');
