import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file's bytes in one encoding. `hash` is that of the uncompressed file. */
export interface EncodedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hash: string;
}

/** Smaller files fit a packet or two uncompressed. */
const MIN_COMPRESSED_BYTES = 1024;

const brotli = promisify(brotliCompress);
const ENCODERS: Readonly<Record<Exclude<Encoding, 'identity'>, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
};

/** Read and compress files, and keep them. Above `limit` bytes all are forgotten: the files of most sites are fewer. */
export class EncodedFiles {
  readonly #limit: number;
  readonly #files = new Map<string, Promise<EncodedFile>>();
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Get a file in an encoding. If compressing gains nothing, it is the same `EncodedFile` as for `identity`. */
  get(file: string, encoding: Encoding): Promise<EncodedFile> {
    const key = `${encoding} ${file}`;
    const known = this.#files.get(key);
    if (known) return known;
    const content = encoding === 'identity' ? read(file) : this.#compress(file, encoding);
    this.#files.set(key, content);
    content.then(
      ({ bytes }) => this.#count(bytes.byteLength),
      () => this.#files.delete(key),
    );
    return content;
  }

  #count(bytes: number): void {
    this.#size += bytes;
    if (this.#size <= this.#limit) return;
    this.#files.clear();
    this.#size = 0;
  }

  async #compress(file: string, encoding: Exclude<Encoding, 'identity'>): Promise<EncodedFile> {
    const original = await this.get(file, 'identity');
    if (original.bytes.byteLength < MIN_COMPRESSED_BYTES) return original;
    const bytes = await ENCODERS[encoding](original.bytes);
    return bytes.byteLength < original.bytes.byteLength
      ? { bytes: new Uint8Array(bytes), hash: original.hash }
      : original;
  }
}

/** Longer than a build takes to swap sites, in milliseconds. */
const SWAP_MS = 50;

async function read(file: string): Promise<EncodedFile> {
  // It may be missing for the moment in which a build swaps its folder.
  const buffer = await readFile(file).catch(() => sleep(SWAP_MS).then(() => readFile(file)));
  const bytes = new Uint8Array(buffer);
  return { bytes, hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) };
}
