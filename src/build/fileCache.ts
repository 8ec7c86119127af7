import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { Cache, installed } from '../content/cache.ts';
import type { OutputFile } from '../outputs/file.ts';
import { filesOf } from './files.ts';

export type CachedFile = Pick<OutputFile, 'path' | 'body'>;

/** Caches groups of files, each under a key. A group is valid as long as the code stays the same. */
export class FileCache {
  readonly #cache: Cache;

  /** @param maxGroups number of groups kept */
  constructor(folder: string, maxGroups: number) {
    this.#cache = new Cache(folder, maxGroups);
  }

  /** Get the files of a key in order; undefined if they are missing. */
  read(key: string): readonly CachedFile[] | undefined {
    const entry = this.#cache.read([CODE, key]);
    return entry && (deserialize(entry) as readonly CachedFile[]);
  }

  write(key: string, files: readonly CachedFile[]): void {
    // V8 would write strings as UTF-16.
    const bytes = files.map(({ path, body }) => ({ path, body: Buffer.from(body) }));
    this.#cache.write([CODE, key], serialize(bytes));
  }
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
    ...installed().map((text) => hash('sha256', text)),
    ...['astro.config.mjs', 'tsconfig.json', ...filesOf(join(ROOT, 'src')).map((file) => `src${file}`)].map((file) =>
      hash('sha256', readFileSync(join(ROOT, file))),
    ),
  ].join('\n'),
);
