import { createHash, hash } from 'node:crypto';
import {
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ownFontDigests } from '../styles/fontPackage.ts';

/** Bytes of the SHA-256 that begins each entry. */
const DIGEST = 32;

/**
 * An on-disk cache. It can be deleted at any time: a damaged or unreadable entry counts as missing, and one that cannot
 * be written is skipped. Either is reported once per process.
 */
export class Cache {
  readonly #folder: string;
  readonly #maxEntries: number;
  #isEvicted = false;
  static #isReported = false;
  static #isIgnored = false;

  /**
   * Use the folder `name` below `root`. The first write of a process evicts all entries but the `maxEntries` most
   * recently used.
   */
  constructor(name: string, maxEntries: number, root = process.env['CACHE_DIR'] || '.cache') {
    this.#folder = join(root, name);
    this.#maxEntries = maxEntries;
  }

  /** Ignore existing entries of all caches from now on; new ones are still written. */
  static ignoreKept(): void {
    Cache.#isIgnored = true;
  }

  /** Get the entry of `source` (plain data); undefined if it is missing or damaged. */
  read(source: unknown): Buffer | undefined {
    if (Cache.#isIgnored) return undefined;
    const name = nameOf(source);
    const file = join(this.#folder, name);
    try {
      // A pipe is read as empty, without waiting for somebody to write.
      const entry = readFileSync(file, { flag: constants.O_RDONLY | constants.O_NONBLOCK });
      const made = entry.subarray(DIGEST);
      if (!entry.subarray(0, DIGEST).equals(digestOf(name, made))) throw new Error(`${file} is damaged`);
      this.#use(file);
      return made;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#report(error);
      return undefined;
    }
  }

  /** Write the entry of `source` atomically: a build that is killed leaves no partial file. */
  write(source: unknown, made: Buffer | string): void {
    const name = nameOf(source);
    const file = join(this.#folder, name);
    const partial = `${file}.${process.pid}`;
    try {
      if (!this.#isEvicted) this.#evict();
      writeFileSync(partial, Buffer.concat([digestOf(name, made), Buffer.from(made)]));
      renameSync(partial, file);
    } catch (error) {
      this.#report(error);
      try {
        // It would keep a full disk full.
        rmSync(partial, { force: true });
      } catch {
        // There is no such place.
      }
    }
  }

  /** Get the entry of `source`; make and write it if it is missing or damaged. */
  async getOrMake(source: unknown, make: () => Promise<Buffer | string>): Promise<Buffer> {
    const kept = this.read(source);
    if (kept) return kept;
    const made = Buffer.from(await make());
    this.write(source, made);
    return made;
  }

  #use(file: string): void {
    try {
      const now = new Date();
      utimesSync(file, now, now);
    } catch {
      // The time only decides how long the entry is kept.
    }
  }

  #report(error: unknown): void {
    if (!Cache.#isReported) console.warn(`The cache is skipped where it fails: ${messageOf(error)}`);
    Cache.#isReported = true;
  }

  #evict(): void {
    const used = (name: string) => statSync(join(this.#folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    this.#isEvicted = true;
    makeFolder(this.#folder);
    const names = readdirSync(this.#folder);
    if (names.length < this.#maxEntries) return;
    const byUse = names.map((name) => ({ name, used: used(name) })).toSorted((a, b) => b.used - a.used);
    for (const { name } of byUse.slice(this.#maxEntries))
      rmSync(join(this.#folder, name), { recursive: true, force: true });
  }
}

/** `mkdirSync` with `recursive` never returns below a folder that takes no other, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another build may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

const nameOf = (source: unknown): string => hash('sha256', JSON.stringify(source)).slice(0, 32);

/** The name is included so that a swapped entry counts as damaged. */
const digestOf = (name: string, made: Buffer | string): Buffer =>
  createHash('sha256').update(name).update(made).digest();

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Read source files that an entry depends on. Of a folder (with a trailing slash) read all modules and data below it.
 */
export const sourcesOf = (places: readonly URL[]): string[] =>
  places.flatMap((place) => {
    const names = place.href.endsWith('/')
      ? readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:ts|json|txt|yaml)$/.test(name))
      : [''];
    return names.sort().map((name) => readFileSync(new URL(name, place), 'utf8'));
  });

/** Read what tells which packages are installed: the lock file, and digests of fonts of which it has none. */
export const installed = (): string[] => [
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
  ...ownFontDigests(),
];
