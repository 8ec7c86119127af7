import { mkdirSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Site } from '../site/site.ts';
import { siteFiles } from './all.ts';

/** Files that are being written at one time: enough to keep the disk busy, few enough to keep memory small. */
const AT_ONCE = 32;

/** Writes the site's files into `folder`, and moves the sitemap to the address of the contract. */
export async function writeSiteFiles(site: Site, folder: string): Promise<void> {
  const made = new Set<string>();
  const under = new Set<Promise<void>>();
  for await (const { path, body } of siteFiles(site, new Date())) {
    const file = join(folder, path);
    if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    made.add(dirname(file));
    const writing = writeFile(file, body).finally(() => under.delete(writing));
    under.add(writing);
    if (under.size >= AT_ONCE) await Promise.race(under);
  }
  await Promise.all(under);
  // @astrojs/sitemap numbers its files for sites of over 45,000 pages; below that there is one.
  await rename(join(folder, 'sitemap-0.xml'), join(folder, 'sitemap.xml'));
  await rm(join(folder, 'sitemap-index.xml'));
}
