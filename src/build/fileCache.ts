import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Cache } from '../content/cache.ts';
import type { OutputFile } from '../outputs/file.ts';

export interface CachedFile {
  readonly path: string;
  readonly body: Buffer;
}

/** Caches groups of files under a name. A group is valid as long as its key and the code stay the same. */
export class FileCache {
  readonly #cache: Cache;

  /** @param most number of groups kept */
  constructor(folder: string, most: number) {
    this.#cache = new Cache(folder, most);
  }

  /** Get the files of a name in order; undefined if they are missing or out of date. */
  read(name: string, key: string): CachedFile[] | undefined {
    const entry = this.#cache.read(name);
    if (!entry) return undefined;
    const end = entry.indexOf('\n');
    const heading = JSON.parse(entry.toString('utf8', 0, end)) as Heading;
    if (heading.key !== `${CODE} ${key}`) return undefined;
    let at = end + 1;
    return heading.files.map(({ path, size }) => ({ path, body: entry.subarray(at, (at += size)) }));
  }

  /** Replace the files of a name. */
  write(name: string, key: string, files: readonly Pick<OutputFile, 'path' | 'body'>[]): void {
    const bodies = files.map(({ body }) => Buffer.from(body));
    const heading: Heading = {
      key: `${CODE} ${key}`,
      files: files.map(({ path }, index) => ({ path, size: bodies[index]!.length })),
    };
    this.#cache.write(name, Buffer.concat([Buffer.from(`${JSON.stringify(heading)}\n`), ...bodies]));
  }
}

/** First line of an entry; the bodies follow in order. */
interface Heading {
  readonly key: string;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Hash of everything but content that pages depend on. Vite's module graph lacks the modules that Node loads. */
const CODE = hash(
  'sha256',
  [
    ROOT,
    process.version,
    // Pages list the holidays of this year and the next ones.
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
