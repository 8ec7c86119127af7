import type { PageSite } from '../content/pageSite.ts';
import type { OutputFile } from '../outputs/file.ts';
import { pageFiles } from '../outputs/outputs.ts';
import { htmlPath } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { FileCache } from './fileCache.ts';
import { writeFiles } from './files.ts';
import type { Templates } from './templates.ts';
import { verifyText } from './verifyText.ts';

/**
 * Write the files of every page into `dist`, and what all pages load. Files come from the cache if neither the page,
 * nor what any page may show of the site, nor the code has changed.
 * @returns the number of pages rendered, errors in their files, a line each, and the paths of verified files
 */
export async function renderPages(templates: Templates, site: Site, pageSite: PageSite, dist: string) {
  // As many again for other branches, and for pages as they were.
  const cache = new FileCache('pages', 2 * site.pages.length);
  const allErrors: string[] = [];
  const verified = new Set<string>();
  let rendered = 0;
  for (const page of site.pages) {
    const key = pageSite.keyOf(page);
    let files = cache.read(key);
    if (!files) {
      rendered += 1;
      const html = { path: htmlPath(page.path), body: await templates.render(page.path) };
      const made: OutputFile[] = [html, ...pageFiles(pageSite.site, site, page)];
      const found = made.flatMap(({ path, body, errors = [] }) => [...errors, ...verifyText(path, String(body))]);
      allErrors.push(...found);
      if (found.length === 0 && !pageSite.isExceeded()) cache.write(key, made);
      files = made;
    }
    await writeFiles(dist, files);
    for (const { path } of files) verified.add(path);
  }
  for (const path of templates.paths)
    await writeFiles(dist, [{ path: htmlPath(path), body: await templates.render(path) }]);
  await writeFiles(dist, templates.assets);
  return { rendered, errors: allErrors, verified };
}
