import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder where what took long to make waits for the next build. It may be removed at any time. */
export class Cache {
  readonly #folder: string;

  /** `name` is that of a folder below `root`. */
  constructor(name: string, root = '.cache') {
    this.#folder = join(root, name);
  }

  /** What was made of `source`, plain data; nothing where it is not there. */
  read(source: unknown): Buffer | undefined {
    try {
      return readFileSync(this.#file(source));
    } catch {
      return undefined;
    }
  }

  /** Keeps what was made of `source`, whole or not at all: a build that is stopped leaves no half file for the next one. */
  write(source: unknown, made: Buffer | string): void {
    mkdirSync(this.#folder, { recursive: true });
    const file = this.#file(source);
    const begun = `${file}.${process.pid}`;
    writeFileSync(begun, made);
    renameSync(begun, file);
  }

  #file(source: unknown): string {
    return join(this.#folder, createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 32));
  }
}

/** Files that decide what is made, as texts; of folders, which end with a slash, the modules and data in them. */
export const sourcesOf = (places: readonly URL[]): string[] =>
  places.flatMap((place) => {
    const names = place.href.endsWith('/')
      ? readdirSync(place).filter((name) => /\.(?:ts|json|txt)$/.test(name))
      : [''];
    return names.sort().map((name) => readFileSync(new URL(name, place), 'utf8'));
  });
