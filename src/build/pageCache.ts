import type { PageSite } from '../content/pageSite.ts';
import type { OutputFile } from '../outputs/file.ts';
import type { Page } from '../site/page.ts';
import { FileCache } from './fileCache.ts';
import { verifyText } from './verifyText.ts';

/** All files of a page, its HTML first. */
type PageFiles = readonly Pick<OutputFile, 'path' | 'body'>[];

/** Further entries to keep, for pages of other branches: a share of the site's pages, plus a minimum. */
const SPARE = { share: 0.1, least: 200 };

/** Caches files made of single pages. The key covers the page, what every page may show of the site, and the code. */
export class PageCache {
  /** Errors in the files made, a line each. */
  readonly errors: string[] = [];
  /** Paths of files that are already verified. */
  readonly verified = new Set<string>();
  readonly #site: PageSite;
  readonly #cache: FileCache;
  readonly #keys = new Map<Page, string>();

  constructor(site: PageSite) {
    const { length } = site.site.pages;
    this.#site = site;
    this.#cache = new FileCache('pages', Math.ceil(length * (1 + SPARE.share)) + SPARE.least);
  }

  /**
   * Get the files of a name from the cache, or make and verify them.
   * @param pages the only pages that they are made of; if a template reads other ones, nothing is cached
   */
  async files(
    name: string,
    pages: readonly Page[],
    make: () => readonly OutputFile[] | Promise<readonly OutputFile[]>,
  ): Promise<PageFiles> {
    const key = [this.#site.frame, ...pages.map((page) => this.#keyOf(page))].join(' ');
    let files: PageFiles | undefined = this.#cache.read(name, key);
    if (!files) {
      const made = await make();
      const found = made.flatMap(({ path, body, errors = [] }) => [...errors, ...verifyText(path, String(body))]);
      this.errors.push(...found);
      if (found.length === 0 && !this.#site.isExceeded()) this.#cache.write(name, key, made);
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
