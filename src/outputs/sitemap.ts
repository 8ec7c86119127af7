import type { SitemapItem } from '@astrojs/sitemap';
import { absolute } from '../site/addresses.ts';
import { currentSite } from '../build/siteContext.ts';

/** Gives @astrojs/sitemap the canonical address and the content's own date of each page. */
export function sitemapEntry(item: SitemapItem): SitemapItem | undefined {
  const { base, pagesByPath } = currentSite();
  const page = pagesByPath.get(new URL(item.url).pathname.replace(/(?<=.)\/$/, ''));
  return page && { ...item, url: absolute(base, page.path), lastmod: page.lastModified };
}
