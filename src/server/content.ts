import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file's bytes in one encoding. `hash` is that of the uncompressed file. */
export interface Content {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hash: string;
}

/** Smaller files fit a packet or two uncompressed. */
const WORTH_COMPRESSING = 1024;

const brotli = promisify(brotliCompress);
const ENCODERS: Readonly<Record<Exclude<Encoding, 'identity'>, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
};

/** Read and compress files, and keep up to `limit` bytes of them in memory. The least recently used are dropped first. */
export class ContentCache {
  readonly #limit: number;
  readonly #entries = new Map<string, { content: Promise<Content>; size: number }>();
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Get a file in an encoding. Where compressing gains nothing, it is the same `Content` as for `identity`. */
  get(file: string, encoding: Encoding): Promise<Content> {
    const key = `${encoding} ${file}`;
    const entry = this.#entries.get(key);
    if (entry) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      return entry.content;
    }
    const content = encoding === 'identity' ? read(file) : this.#compress(file, encoding);
    this.#keep(key, content);
    return content;
  }

  async #compress(file: string, encoding: Exclude<Encoding, 'identity'>): Promise<Content> {
    const original = await this.get(file, 'identity');
    if (original.bytes.byteLength < WORTH_COMPRESSING) return original;
    const bytes = await ENCODERS[encoding](original.bytes);
    return bytes.byteLength < original.bytes.byteLength
      ? { bytes: new Uint8Array(bytes), hash: original.hash }
      : original;
  }

  #keep(key: string, content: Promise<Content>): void {
    const entry = { content, size: 0 };
    this.#entries.set(key, entry);
    content.then(
      ({ bytes }) => {
        if (this.#entries.get(key) !== entry) return;
        entry.size = bytes.byteLength;
        this.#size += entry.size;
        this.#makeRoom();
      },
      () => this.#entries.delete(key),
    );
  }

  #makeRoom(): void {
    for (const [key, { size }] of this.#entries) {
      if (this.#size <= this.#limit) return;
      this.#entries.delete(key);
      this.#size -= size;
    }
  }
}

async function read(file: string): Promise<Content> {
  const bytes = new Uint8Array(await readFile(file).catch(() => readAfterSwap(file)));
  return { bytes, hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) };
}

/** Longer than a build takes to swap sites, in milliseconds. */
const SWAP = 50;

/** Read a file again: it may be missing for the moment in which a build swaps its folder. */
async function readAfterSwap(file: string): Promise<Buffer> {
  await sleep(SWAP);
  return readFile(file);
}
