import type { PageSite } from '../content/pageSite.ts';
import { pageFiles } from '../outputs/page.ts';
import { htmlPath } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import type { KeptPages } from './keptPages.ts';
import { publish } from './publish.ts';
import type { Templates } from './templates.ts';

/** Pages between two lines that report how far a long build is. */
const REPORTED = 1000;

/**
 * Writes the files of every page into `dist`: those that an earlier build has made of the same, or what the templates make
 * of it now, and what comes of the same text, such as its Markdown.
 * @returns how many pages were made.
 */
export async function renderPages(
  templates: Templates,
  site: Site,
  view: PageSite,
  kept: KeptPages,
  dist: string,
): Promise<number> {
  let made = 0;
  for (const page of site.pages) {
    const files = await kept.files(page.path, [page], async () => {
      const html = { path: htmlPath(page.path), body: await templates.render(page.path) };
      if (++made % REPORTED === 0) console.log(`  ${made} pages made`);
      return [html, ...pageFiles(view.site, site, page)];
    });
    await publish(dist, files);
  }
  for (const path of templates.paths)
    await publish(dist, [{ path: htmlPath(path), body: await templates.render(path) }]);
  await publish(dist, templates.assets);
  return made;
}
