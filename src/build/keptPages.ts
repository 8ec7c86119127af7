import type { PageSite } from '../content/pageSite.ts';
import type { OutputFile } from '../outputs/file.ts';
import type { Page } from '../site/page.ts';
import { KeptFiles } from './keptFiles.ts';

/** All files of a page, its HTML first. */
export type PageFiles = readonly Pick<OutputFile, 'path' | 'body'>[];

/** Pages of builds before this one, of a branch perhaps, that are kept beside its own. */
const SPARE = 200;

/**
 * The files of pages, kept for the builds after this one under a hash of all that decides them: what the page shows, what
 * every page shows, and the code.
 */
export class KeptPages {
  readonly #site: PageSite;
  readonly #kept: KeptFiles;

  constructor(site: PageSite) {
    this.#site = site;
    this.#kept = new KeptFiles('pages', site.site.pages.length + SPARE);
  }

  /** The files of a page as they were made of the same; nothing where they are to be made. */
  read(page: Page): PageFiles | undefined {
    return this.#kept.read(page.path, this.#site.keyOf(page));
  }

  /** Keeps what has been made of a page, and verified; unless a template has read more than its key is made of. */
  write(page: Page, files: PageFiles): void {
    if (!this.#site.isExceeded()) this.#kept.write(page.path, this.#site.keyOf(page), files);
  }
}
