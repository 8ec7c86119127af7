import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import type { CheckedPractice } from '../check/texts.ts';
import { type SourceFile, split } from '../entries/source.ts';
import { Cache, installed, sourcesOf } from './cache.ts';
import { type FileFindings, lint } from './lint.ts';

/** Findings by a digest of the file they are about. */
type Findings = ReadonlyMap<string, FileFindings>;

/** Caches the findings of `lint` in memory, and on disk for the next build. */
export class LintCache {
  readonly #cache: Cache;
  readonly #folder: string;
  readonly #version = digestOf([process.version, ...lintSources()]);
  readonly #saved: Findings;
  readonly #used = new Map<string, FileFindings>();

  /** Load what was saved for a content folder. */
  constructor(folder: string, cache = new Cache('content', 5)) {
    this.#cache = cache;
    this.#folder = resolve(folder);
    this.#saved = this.#read();
  }

  /** Same as `lint`. */
  readonly lint = (file: SourceFile, practice?: CheckedPractice): FileFindings => {
    const digest = digestOf([file.name, file.text, file.photo, practice]);
    const known = this.#used.get(digest) ?? this.#saved.get(digest);
    const findings = known ? withBody(known, split(file)?.body) : lint(file, practice);
    // The body is read from its file each time: it need not be saved twice.
    this.#used.set(digest, known ?? withBody(findings, ''));
    return findings;
  };

  /** Save the findings of the files that were asked for. */
  save(): void {
    const used = [...this.#used];
    if (used.length !== this.#saved.size || used.some(([digest]) => !this.#saved.has(digest)))
      this.#cache.write(this.#folder, JSON.stringify({ version: this.#version, used }));
  }

  #read(): Findings {
    const saved = this.#cache.read(this.#folder);
    if (!saved) return new Map();
    const { version, used } = JSON.parse(saved.toString()) as { version: string; used: [string, FileFindings][] };
    return new Map(version === this.#version ? used : []);
  }
}

const withBody = ({ entry, ...findings }: FileFindings, body = ''): FileFindings => ({
  ...findings,
  entry: entry && { ...entry, body },
});

const digestOf = (data: unknown): string => hash('sha256', JSON.stringify(data), 'base64');

/** List the sources of all code that reads content files, and what is installed. */
export const lintSources = (): string[] => [
  ...sourcesOf(
    [
      '../entries/',
      '../check/',
      '../markdown/',
      '../site/',
      '../styles/',
      '../turkish/',
      '../answers/',
      './lint.ts',
    ].map((place) => new URL(place, import.meta.url)),
  ),
  ...installed(),
];
