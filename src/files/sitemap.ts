import type { SitemapItem } from '@astrojs/sitemap';
import { absolute } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';

/** Gives @astrojs/sitemap the canonical address and the content's own date of each page. */
export function sitemapEntry(site: Site): (item: SitemapItem) => SitemapItem | undefined {
  return (item) => {
    const page = site.pagesByPath.get(new URL(item.url).pathname.replace(/(?<=.)\/$/, ''));
    return page && { ...item, url: absolute(site.base, page.path), lastmod: page.lastModified };
  };
}
