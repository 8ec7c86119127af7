import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Site } from '../site/site.ts';
import { siteFiles } from './all.ts';

/** Writes the site's files into `folder`, and moves the sitemap to the address of the contract. */
export async function writeSiteFiles(site: Site, folder: string): Promise<void> {
  const made = new Set<string>();
  for await (const { path, body } of siteFiles(site, new Date())) {
    const file = join(folder, path);
    if (!made.has(dirname(file))) await mkdir(dirname(file), { recursive: true });
    made.add(dirname(file));
    await writeFile(file, body);
  }
  // @astrojs/sitemap numbers its files for sites of over 45,000 pages; below that there is one.
  await rename(join(folder, 'sitemap-0.xml'), join(folder, 'sitemap.xml'));
  await rm(join(folder, 'sitemap-index.xml'));
}
