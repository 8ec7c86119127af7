import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Cache } from '../content/cache.ts';
import type { OutputFile } from '../outputs/file.ts';

export interface KeptFile {
  readonly path: string;
  readonly body: Buffer;
}

/** Files that were made together, kept for the builds after this one under a name, with a key of all that decides them. */
export class KeptFiles {
  readonly #cache: Cache;

  /** `folder` is that of the cache; the `most` that were used last stay. */
  constructor(folder: string, most: number) {
    this.#cache = new Cache(folder, most);
  }

  /** The files of a name, in their order; nothing where they were made of something else, and are to be made again. */
  read(name: string, key: string): KeptFile[] | undefined {
    const kept = this.#cache.read(name);
    if (!kept) return undefined;
    const end = kept.indexOf('\n');
    const heading = JSON.parse(kept.toString('utf8', 0, end)) as Heading;
    if (heading.key !== `${CODE} ${key}`) return undefined;
    let at = end + 1;
    return heading.files.map(({ path, size }) => ({ path, body: kept.subarray(at, (at += size)) }));
  }

  /** Keeps files under a name; they replace those that had it. */
  write(name: string, key: string, files: readonly Pick<OutputFile, 'path' | 'body'>[]): void {
    const bodies = files.map(({ body }) => Buffer.from(body));
    const heading: Heading = {
      key: `${CODE} ${key}`,
      files: files.map(({ path }, index) => ({ path, size: bodies[index]!.length })),
    };
    this.#cache.write(name, Buffer.concat([Buffer.from(`${JSON.stringify(heading)}\n`), ...bodies]));
  }
}

/** The line with which an entry begins; the files follow in their order. */
interface Heading {
  readonly key: string;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The source of everything that could make a page, its packages and its place. Vite's own graph lacks what Node loads beside it. */
const CODE = hash(
  'sha256',
  [
    ROOT,
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
