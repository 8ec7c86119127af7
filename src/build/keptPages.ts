import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Cache } from '../content/cache.ts';
import type { PageSite } from '../content/pageSite.ts';
import type { OutputFile } from '../outputs/file.ts';
import type { Page } from '../site/page.ts';

/** All files of a page: verified, its HTML first. */
type PageFiles = readonly Pick<OutputFile, 'path' | 'body'>[];

interface KeptFile {
  readonly path: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/**
 * The files of pages, kept for the builds after this one under a hash of all that decides them: what the page shows, what
 * every page shows, and the code.
 */
export class KeptPages {
  readonly #site: PageSite;
  readonly #cache: Cache;

  constructor(site: PageSite) {
    this.#site = site;
    this.#cache = new Cache('pages', site.site.pages.length + SPARE);
  }

  /** The files of a page as they were made of the same; nothing where they are to be made. */
  read(page: Page): KeptFile[] | undefined {
    const kept = this.#cache.read(page.path);
    if (!kept) return undefined;
    const end = kept.indexOf('\n');
    const { key, files } = JSON.parse(kept.toString('utf8', 0, end)) as Heading;
    if (key !== this.#keyOf(page)) return undefined;
    let at = end + 1;
    return files.map(({ path, size }) => ({ path, body: new Uint8Array(kept.subarray(at, (at += size))) }));
  }

  /** Keeps what has been made of a page, and verified; unless a template has read more than its key is made of. */
  write(page: Page, files: PageFiles): void {
    if (this.#site.isExceeded()) return;
    const bodies = files.map(({ body }) => Buffer.from(body));
    const heading: Heading = {
      key: this.#keyOf(page),
      files: files.map(({ path }, index) => ({ path, size: bodies[index]!.length })),
    };
    this.#cache.write(page.path, Buffer.concat([Buffer.from(`${JSON.stringify(heading)}\n`), ...bodies]));
  }

  #keyOf(page: Page): string {
    return `${CODE} ${this.#site.keyOf(page)}`;
  }
}

/** Pages of builds before this one, of a branch perhaps, that are kept beside its own. */
const SPARE = 200;

/** The line with which an entry begins; the files follow in their order. */
interface Heading {
  readonly key: string;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The source of everything that could make a page, with its packages. Vite's own graph lacks what Node loads beside it. */
const CODE = hash(
  'sha256',
  [
    process.version,
    // Holidays are of this year and the next ones.
    new Date().getFullYear(),
    process.env['NODE_ENV'] ?? '',
    ...['astro.config.mjs', 'package-lock.json', 'tsconfig.json', ...filesBelow('src')].map((file) =>
      hash('sha256', readFileSync(join(ROOT, file))),
    ),
  ].join('\n'),
);

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .flatMap((item) => (item.isDirectory() ? filesBelow(`${folder}/${item.name}`) : [`${folder}/${item.name}`]))
    .toSorted();
}
