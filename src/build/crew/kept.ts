import { hash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Studied } from '../../check/texts.ts';
import type { Reading } from '../../entries/entries.ts';
import type { SourceFile } from '../../entries/source.ts';
import { Cache, sourcesOf } from '../cache.ts';
import { bucketOf } from './shares.ts';

/** All that can be said of a content file by itself. Plain data. */
export interface Kept {
  /** Without its text. */
  readonly reading: Reading;
  readonly studied: Studied;
  /** Of a Markdown file, what its text becomes: JSON in UTF-8. */
  readonly rendered: Uint8Array | undefined;
}

type Bucket = Map<string, Kept & { readonly digest: string }>;

/** Content files as the last build has read them: of thousands, only those that changed are read again. */
export class KeptReadings {
  readonly #version: string;
  readonly #cache: Cache;
  readonly #last = new Map<number, Bucket>();
  readonly #next = new Map<number, Bucket>();
  readonly #changed = new Set<number>();

  /** `judgedBy`: what else than a file itself decides what can be said of it. */
  constructor(judgedBy: unknown, cache = new Cache('content')) {
    this.#version = digestOf(JSON.stringify([process.version, judgedBy, readers()]));
    this.#cache = cache;
  }

  /** What was said of a file when it was the same to the letter. */
  get({ name, text }: SourceFile): Kept | undefined {
    const bucket = bucketOf(name);
    if (!this.#last.has(bucket)) this.#last.set(bucket, this.#read(bucket));
    const known = this.#last.get(bucket)!.get(name);
    if (known?.digest !== digestOf(text)) return undefined;
    this.#put(name, known);
    return known;
  }

  /** Keeps what can be said of a file for the next build. */
  set({ name, text }: SourceFile, kept: Kept): void {
    this.#changed.add(bucketOf(name));
    this.#put(name, { ...kept, digest: digestOf(text) });
  }

  /** Writes what has changed. Files that were not asked for are forgotten. */
  save(): void {
    for (const bucket of this.#changed)
      this.#cache.write(bucket, serialize({ version: this.#version, bucket: this.#next.get(bucket) }));
  }

  #put(name: string, kept: Kept & { digest: string }): void {
    const bucket = bucketOf(name);
    const files = this.#next.get(bucket) ?? new Map();
    this.#next.set(bucket, files.set(name, kept));
  }

  #read(bucket: number): Bucket {
    try {
      const known = this.#cache.read(bucket);
      const kept = known && (deserialize(known) as { version: string; bucket: Bucket });
      if (kept?.version === this.#version) return kept.bucket;
    } catch {
      // A damaged file is written anew.
    }
    return new Map();
  }
}

const digestOf = (text: string): string => hash('sha256', text, 'base64');

/** The source of everything that reads content files, its packages included. */
const readers = (): string[] =>
  sourcesOf(
    [
      '../../entries/',
      '../../check/',
      '../../markdown/',
      '../../site/',
      '../examine.ts',
      '../../../package-lock.json',
    ].map((place) => new URL(place, import.meta.url)),
  );
