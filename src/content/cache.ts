import { createHash, hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of the SHA-256 with which each entry begins. */
const DIGEST = 32;

/**
 * A folder in which what took long to make waits for the next build. It is a hint and may be removed at any time: an entry
 * that is damaged or cannot be read is made again, and one that cannot be written is not kept. Either is reported once.
 */
export class Cache {
  readonly #folder: string;
  readonly #most: number;
  #isEvicted = false;
  static #isReported = false;
  static #isIgnored = false;

  /**
   * `name` is that of a folder below `root`. With the first file that a process writes there, all go but the `most` that
   * were used last.
   */
  constructor(name: string, most: number, root = process.env['CACHE_DIR'] || '.cache') {
    this.#folder = join(root, name);
    this.#most = most;
  }

  /** From now on nothing is found that was kept before: all is made again, and kept. */
  static ignoreKept(): void {
    Cache.#isIgnored = true;
  }

  /** What was made of `source`, plain data; nothing where it is not there, or not as it was written. */
  read(source: unknown): Buffer | undefined {
    if (Cache.#isIgnored) return undefined;
    const name = nameOf(source);
    const file = join(this.#folder, name);
    try {
      const entry = readFileSync(file);
      const made = entry.subarray(DIGEST);
      if (!entry.subarray(0, DIGEST).equals(digestOf(name, made))) throw new Error(`${file} is damaged`);
      this.#use(file);
      return made;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#report(error);
      return undefined;
    }
  }

  /** Keeps what was made of `source`, whole or not at all: a build that is stopped leaves no half file for the next one. */
  write(source: unknown, made: Buffer | string): void {
    const name = nameOf(source);
    const file = join(this.#folder, name);
    const begun = `${file}.${process.pid}`;
    try {
      if (!this.#isEvicted) this.#evict();
      writeFileSync(begun, Buffer.concat([digestOf(name, made), Buffer.from(made)]));
      renameSync(begun, file);
    } catch (error) {
      this.#report(error);
    }
  }

  #use(file: string): void {
    try {
      const now = new Date();
      utimesSync(file, now, now);
    } catch {
      // The entry itself is good: its time only decides how long it stays.
    }
  }

  #report(error: unknown): void {
    if (!Cache.#isReported) console.warn(`The cache is left aside where it fails: ${messageOf(error)}`);
    Cache.#isReported = true;
  }

  /** Removes what was used least recently, where there is more than the most. */
  #evict(): void {
    const used = (name: string) => statSync(join(this.#folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    this.#isEvicted = true;
    mkdirSync(this.#folder, { recursive: true });
    const names = readdirSync(this.#folder);
    if (names.length < this.#most) return;
    const byUse = names.map((name) => ({ name, used: used(name) })).toSorted((a, b) => b.used - a.used);
    for (const { name } of byUse.slice(this.#most)) rmSync(join(this.#folder, name), { recursive: true, force: true });
  }
}

const nameOf = (source: unknown): string => hash('sha256', JSON.stringify(source)).slice(0, 32);

/** Of an entry and its name, so that an entry swapped for another counts as damaged, too. */
const digestOf = (name: string, made: Buffer | string): Buffer =>
  createHash('sha256').update(name).update(made).digest();

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Files that decide what is made, as texts; of folders, which end with a slash, the modules and data in them. */
export const sourcesOf = (places: readonly URL[]): string[] =>
  places.flatMap((place) => {
    const names = place.href.endsWith('/')
      ? readdirSync(place).filter((name) => /\.(?:ts|json|txt|yaml)$/.test(name))
      : [''];
    return names.sort().map((name) => readFileSync(new URL(name, place), 'utf8'));
  });
