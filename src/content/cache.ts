import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder in which what took long to make waits for the next build. It may be removed at any time. */
export class Cache {
  readonly #folder: string;
  readonly #most: number;
  #isEvicted = false;

  /**
   * `name` is that of a folder below `root`. With the first file that a process writes there, all go but the `most` that
   * were used last.
   */
  constructor(name: string, most: number, root = process.env['CACHE_DIR'] || '.cache') {
    this.#folder = join(root, name);
    this.#most = most;
  }

  /** What was made of `source`, plain data; nothing where it is not there. */
  read(source: unknown): Buffer | undefined {
    const file = this.#file(source);
    try {
      const made = readFileSync(file);
      const now = new Date();
      utimesSync(file, now, now);
      return made;
    } catch {
      return undefined;
    }
  }

  /** Keeps what was made of `source`, whole or not at all: a build that is stopped leaves no half file for the next one. */
  write(source: unknown, made: Buffer | string): void {
    if (!this.#isEvicted) this.#evict();
    const file = this.#file(source);
    const begun = `${file}.${process.pid}`;
    writeFileSync(begun, made);
    renameSync(begun, file);
  }

  /** Removes what was used least recently, where there is more than the most. */
  #evict(): void {
    const used = (name: string) => statSync(join(this.#folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    this.#isEvicted = true;
    mkdirSync(this.#folder, { recursive: true });
    const names = readdirSync(this.#folder);
    if (names.length < this.#most) return;
    const byUse = names.map((name) => ({ name, used: used(name) })).toSorted((a, b) => b.used - a.used);
    for (const { name } of byUse.slice(this.#most)) rmSync(join(this.#folder, name), { force: true });
  }

  #file(source: unknown): string {
    return join(this.#folder, createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 32));
  }
}

/** Files that decide what is made, as texts; of folders, which end with a slash, the modules and data in them. */
export const sourcesOf = (places: readonly URL[]): string[] =>
  places.flatMap((place) => {
    const names = place.href.endsWith('/')
      ? readdirSync(place).filter((name) => /\.(?:ts|json|txt|yaml)$/.test(name))
      : [''];
    return names.sort().map((name) => readFileSync(new URL(name, place), 'utf8'));
  });
