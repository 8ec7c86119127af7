import { postSnapshot } from '../api/snapshots.ts';
import { alternate } from '../markdown/alternate.ts';
import { markdownPath } from '../site/addresses.ts';
import type { Page } from '../site/page.ts';
import { postOf, type Site } from '../site/site.ts';
import type { OutputFile } from './file.ts';

/** The files of one page other than its HTML: its Markdown alternate, and the JSON of a post. `view`: the site as the page sees it. */
export function* pageFiles(view: Site, site: Site, page: Page): Generator<OutputFile> {
  yield { path: markdownPath(page.path), body: alternate(page, view) };
  const post = postOf(site, page);
  if (post) yield postSnapshot(site, post);
}
