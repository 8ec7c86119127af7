import { postSnapshot } from '../api/snapshots.ts';
import { alternate } from '../markdown/alternate.ts';
import { markdownPath } from '../site/addresses.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import type { OutputFile } from './file.ts';

/** The files of a page besides its HTML: Markdown, and JSON of a post. @param view the site with access to other pages tracked */
export function* pageFiles(view: Site, site: Site, page: Page): Generator<OutputFile> {
  yield { path: markdownPath(page.path), body: alternate(page, view) };
  if (page.post) yield postSnapshot(site, page.post);
}
