import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { Cache } from '../content/cache.ts';
import type { OutputFile } from '../outputs/file.ts';
import { filesOf } from './files.ts';

export type CachedFile = Pick<OutputFile, 'path' | 'body'>;

/** Caches groups of files under a name. A group is valid as long as its key and the code stay the same. */
export class FileCache {
  readonly #cache: Cache;

  /** @param maxGroups number of groups kept */
  constructor(folder: string, maxGroups: number) {
    this.#cache = new Cache(folder, maxGroups);
  }

  /** Get the files of a name in order; undefined if they are missing or out of date. */
  read(name: string, key = ''): readonly CachedFile[] | undefined {
    const entry = this.#cache.read([name, process.version]);
    const group = entry && (deserialize(entry) as Group);
    return group?.key === CODE + key ? group.files : undefined;
  }

  /** Replace the files of a name. */
  write(name: string, files: readonly CachedFile[], key = ''): void {
    // V8 would write strings as UTF-16.
    const group: Group = { key: CODE + key, files: files.map(({ path, body }) => ({ path, body: Buffer.from(body) })) };
    this.#cache.write([name, process.version], serialize(group));
  }
}

interface Group {
  readonly key: string;
  readonly files: readonly CachedFile[];
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
    ...[
      'astro.config.mjs',
      'package-lock.json',
      'tsconfig.json',
      ...filesOf(join(ROOT, 'src')).map((file) => `src${file}`),
    ].map((file) => hash('sha256', readFileSync(join(ROOT, file)))),
  ].join('\n'),
);
