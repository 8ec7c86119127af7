import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sitemap from '@astrojs/sitemap';
import { absolute } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';

type Hooks = Record<
  'astro:config:done' | 'astro:routes:resolved' | 'astro:build:done',
  (facts: object) => void | Promise<void>
>;

/** The integration adds a time in UTC to dates, which have none. */
const MIDNIGHT = /(?<=<lastmod>\d{4}-\d\d-\d\d)T00:00:00\.000Z(?=<\/lastmod>)/g;

/** `sitemap.xml`: written by Astro's integration, which is called directly because Astro does not run the build. */
export async function sitemapXml({ base, pages }: Site): Promise<string> {
  const dates = new Map(pages.map(({ path, lastModified }) => [absolute(base, path), lastModified]));
  const integration = sitemap({
    // The integration sorts them anyway; sorted input saves half a second at 10,000 pages.
    customPages: [...dates.keys()].toSorted(new Intl.Collator('en', { numeric: true }).compare),
    namespaces: { news: false, xhtml: false, image: false, video: false },
    serialize: (item) => ({ ...item, lastmod: dates.get(item.url)! }),
  });
  const hooks = integration.hooks as unknown as Hooks;
  const folder = mkdtempSync(join(tmpdir(), 'sitemap-'));
  try {
    await hooks['astro:config:done']({ config: { site: base, base: '/' } });
    await hooks['astro:routes:resolved']({ routes: [] });
    const logger = { info: () => {}, warn: rejected, error: rejected };
    await hooks['astro:build:done']({ dir: pathToFileURL(`${folder}/`), pages: [], logger });
    // Numbered because sites of over 45,000 pages have several.
    return readFileSync(join(folder, 'sitemap-0.xml'), 'utf8').replaceAll(MIDNIGHT, '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function rejected(message: string): never {
  throw new Error(`The sitemap cannot be written: ${message}`);
}
