import type { PageSite } from '../content/pageSite.ts';
import type { OutputFile } from '../outputs/file.ts';
import type { Page } from '../site/page.ts';
import { KeptFiles } from './keptFiles.ts';
import { verifyText } from './verifyText.ts';

/** All files of a page, its HTML first. */
export type PageFiles = readonly Pick<OutputFile, 'path' | 'body'>[];

/** Files of builds before this one, of a branch perhaps, that are kept beside its own: those of a share of its pages, and some. */
const SPARE = { share: 0.1, least: 200 };

/**
 * The files that pages alone decide, kept for the builds after this one under a hash of all that decides a page: what it
 * shows, what every page shows, and the code.
 */
export class KeptPages {
  /** What is wrong with the files that were made, a line each. */
  readonly errors: string[] = [];
  /** Paths of files that need not be verified again. */
  readonly verified = new Set<string>();
  readonly #site: PageSite;
  readonly #kept: KeptFiles;
  readonly #keys = new Map<Page, string>();

  constructor(site: PageSite) {
    const { length } = site.site.pages;
    this.#site = site;
    this.#kept = new KeptFiles('pages', Math.ceil(length * (1 + SPARE.share)) + SPARE.least);
  }

  /**
   * The files of a name, which are made of these pages and no others: as an earlier build has made them of the same, else
   * made now, verified, and kept; unless a template has read more than the keys of pages are made of.
   */
  async files(
    name: string,
    pages: readonly Page[],
    make: () => readonly OutputFile[] | Promise<readonly OutputFile[]>,
  ): Promise<PageFiles> {
    const key = [this.#site.frame, ...pages.map((page) => this.#keyOf(page))].join(' ');
    let files: PageFiles | undefined = this.#kept.read(name, key);
    if (!files) {
      const made = await make();
      const found = made.flatMap(({ path, body, errors = [] }) => [...errors, ...verifyText(path, String(body))]);
      this.errors.push(...found);
      if (found.length === 0 && !this.#site.isExceeded()) this.#kept.write(name, key, made);
      files = made;
    }
    for (const { path } of files) this.verified.add(path);
    return files;
  }

  #keyOf(page: Page): string {
    let key = this.#keys.get(page);
    if (!key) this.#keys.set(page, (key = this.#site.keyOf(page)));
    return key;
  }
}
