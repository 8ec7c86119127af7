import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { absolute, ASK_PATH } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';

/** The integration that writes the sitemap: the canonical address and the content's own date of each page. */
export const siteMap = ({ base, pagesByPath }: Site): AstroIntegration =>
  sitemap({
    filter: (address) => new URL(address).pathname.replace(/\/$/, '') !== ASK_PATH,
    serialize(item) {
      const page = pagesByPath.get(new URL(item.url).pathname.replace(/(?<=.)\/$/, ''));
      return page && { ...item, url: absolute(base, page.path), lastmod: page.lastModified };
    },
  });

/** Gives the sitemap its one address: the integration numbers its files for sites of over 45,000 pages. */
export function nameSitemap(dist: string): void {
  renameSync(join(dist, 'sitemap-0.xml'), join(dist, 'sitemap.xml'));
  rmSync(join(dist, 'sitemap-index.xml'));
}
