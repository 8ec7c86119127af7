import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import { split, type SourceFile } from '../entries/source.ts';
import { Cache, sourcesOf } from './cache.ts';
import { lint, type Linted } from './lint.ts';

/** What was found in a file, and the digest of all that it was found in. */
interface Kept {
  readonly digest: string;
  readonly linted: Linted;
}

type Known = Map<string, Kept>;

/** What was found in content files, kept in memory and for the next build: only files that changed are read again. */
export class LintCache {
  readonly #cache: Cache;
  readonly #key: string;
  readonly #version = digestOf(JSON.stringify([process.version, ...readers()]));
  readonly #known: Known;
  readonly #used: Known = new Map();
  #isChanged = false;

  /** Begins with what was saved of a content folder. */
  constructor(folder: string, cache = new Cache('content', 5)) {
    this.#cache = cache;
    this.#key = resolve(folder);
    this.#known = this.#read();
  }

  /** The same as `lint`. */
  readonly lint = (file: SourceFile, ...numbers: readonly string[]): Linted => {
    const digest = digestOf(JSON.stringify([file.text, file.photo, numbers]));
    const known = this.#known.get(file.name);
    if (known?.digest === digest) {
      this.#used.set(file.name, known);
      return withBody(known.linted, split(file)?.body);
    }
    const linted = lint(file, ...numbers);
    const fresh = { digest, linted: withBody(linted, '') };
    this.#known.set(file.name, fresh);
    this.#used.set(file.name, fresh);
    this.#isChanged = true;
    return linted;
  };

  /** Saves what was found in the files that were asked for. */
  save(): void {
    if (this.#isChanged || this.#used.size !== this.#known.size)
      this.#cache.write(this.#key, JSON.stringify({ version: this.#version, known: [...this.#used] }));
  }

  #read(): Known {
    const saved = this.#cache.read(this.#key);
    if (!saved) return new Map();
    const { version, known } = JSON.parse(saved.toString()) as { version: string; known: [string, Kept][] };
    return new Map(version === this.#version ? known : []);
  }
}

/** Texts are read with their files anyway: they are not kept a second time. */
const withBody = ({ entry, ...linted }: Linted, body = ''): Linted => ({
  ...linted,
  entry: entry && { ...entry, body },
});

const digestOf = (text: string): string => hash('sha256', text, 'base64');

/** The source of everything that reads content files, its packages included. */
export const readers = (): string[] =>
  sourcesOf(
    [
      '../entries/',
      '../check/',
      '../markdown/',
      '../site/',
      '../styles/',
      '../turkish/',
      '../answers/',
      './lint.ts',
      '../../package-lock.json',
    ].map((place) => new URL(place, import.meta.url)),
  );
