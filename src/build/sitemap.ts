import type { SitemapOptions } from '@astrojs/sitemap';
import { absolute, ASK_PATH } from '#site/addresses.ts';

/** Options of @astrojs/sitemap: every page of the site, with the date of its last change. */
export const sitemapOptions: SitemapOptions = {
  namespaces: { news: false, xhtml: false, image: false, video: false },
  filter: (address) => new URL(address).pathname !== ASK_PATH,
  async serialize(item) {
    const { site } = await import('#loading/currentSite.ts');
    const page = site.pagesByPath.get(new URL(item.url).pathname)!;
    return { url: absolute(site.base, page.path), lastmod: page.lastModified };
  },
};
