import type { PageSite } from '../content/pageSite.ts';
import type { OutputFile } from '../outputs/file.ts';
import { pageFiles } from '../outputs/page.ts';
import { htmlPath } from '../site/addresses.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { KeptPages, type PageFiles } from './keptPages.ts';
import { publish } from './publish.ts';
import type { Templates } from './templates.ts';
import { verifyText } from './verifyText.ts';

/** Pages between two lines that report how far a long build is. */
const REPORTED = 1000;

/** What rendering has come to. */
export interface Rendered {
  /** What is wrong with the files of pages, a line each. */
  readonly errors: readonly string[];
  /** Paths of files that need not be verified again. */
  readonly verified: ReadonlySet<string>;
  /** How many pages were made, rather than kept from an earlier build. */
  readonly made: number;
}

/**
 * Writes the files of every page into `dist`: those that an earlier build has made of the same, or what the templates make
 * of it now, and what comes of the same text, such as its Markdown.
 */
export async function renderPages(templates: Templates, site: Site, view: PageSite, dist: string): Promise<Rendered> {
  const kept = new KeptPages(view);
  const errors: string[] = [];
  const verified = new Set<string>();
  let made = 0;

  async function make(page: Page): Promise<PageFiles> {
    const html: OutputFile = { path: htmlPath(page.path), body: await templates.render(page.path) };
    const files = [html, ...pageFiles(view.site, site, page)];
    const found = files.flatMap(({ path, body, errors: own = [] }) => [...own, ...verifyText(path, String(body))]);
    errors.push(...found);
    if (found.length === 0) kept.write(page, files);
    if (++made % REPORTED === 0) console.log(`  ${made} pages made`);
    return files;
  }

  for (const page of site.pages) {
    const files = kept.read(page) ?? (await make(page));
    for (const { path } of files) verified.add(path);
    await publish(dist, files);
  }
  for (const path of templates.paths)
    await publish(dist, [{ path: htmlPath(path), body: await templates.render(path) }]);
  await publish(dist, templates.assets);
  return { errors, verified, made };
}
