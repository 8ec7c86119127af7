import type { PageSite } from '../content/pageSite.ts';
import { pageFiles } from '../outputs/page.ts';
import { htmlPath } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import type { PageCache } from './pageCache.ts';
import { writeFiles } from './writeFiles.ts';
import type { Templates } from './templates.ts';

/** Pages between two progress messages. */
const REPORTED = 1000;

/**
 * Write the files of every page into `dist`, from the cache if nothing has changed.
 * @returns the number of pages rendered
 */
export async function renderPages(
  templates: Templates,
  site: Site,
  view: PageSite,
  cache: PageCache,
  dist: string,
): Promise<number> {
  let made = 0;
  for (const page of site.pages) {
    const files = await cache.files(page.path, [page], async () => {
      const html = { path: htmlPath(page.path), body: await templates.render(page.path) };
      if (++made % REPORTED === 0) console.log(`  ${made} pages made`);
      return [html, ...pageFiles(view.site, site, page)];
    });
    await writeFiles(dist, files);
  }
  for (const path of templates.paths)
    await writeFiles(dist, [{ path: htmlPath(path), body: await templates.render(path) }]);
  await writeFiles(dist, templates.assets);
  return made;
}
