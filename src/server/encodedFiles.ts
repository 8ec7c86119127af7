import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What to send for a file: its bytes, or for a large one a stream of them. */
interface FileBody {
  readonly body: Uint8Array<ArrayBuffer> | Blob;
  readonly size: number;
  /** The same in every encoding. */
  readonly tag: string;
  readonly encoding?: string;
}

/** Larger files are streamed, and not compressed. */
const MAX_FILE = 8 * 1024 * 1024;
/** Smaller files fit a packet or two uncompressed. */
const MIN_COMPRESSED = 1024;
/** Longer than a build takes to swap sites, in milliseconds. */
const SWAP_MS = 50;

const brotli = promisify(brotliCompress);
const ENCODERS: Readonly<Record<string, (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
};
/** In the server's order of preference. */
export const ENCODINGS = [...Object.keys(ENCODERS), 'identity'];

/**
 * Create a function that reads a file of the site, compresses it if that gains anything, and remembers it. The memory
 * needs no bound: it holds no more than the site's own files, texts in three encodings.
 */
export function createFileReader() {
  const cache = new Map<string, Promise<FileBody>>();
  return async function get(file: string, encoding: string): Promise<FileBody> {
    const key = `${encoding} ${file}`;
    const made: Promise<FileBody> =
      cache.get(key) ??
      (encoding === 'identity' ? read(file) : get(file, 'identity').then((original) => compressed(original, encoding)));
    cache.set(key, made);
    try {
      return await made;
    } catch (error) {
      cache.delete(key);
      throw error;
    }
  };
}

async function read(file: string): Promise<FileBody> {
  // It may be missing for the moment in which a build swaps its folder.
  const { size, mtimeMs } = await stat(file).catch(() => sleep(SWAP_MS).then(() => stat(file)));
  if (size > MAX_FILE) return { body: await openAsBlob(file), size, tag: `${size}-${mtimeMs}` };
  const body = new Uint8Array(await readFile(file));
  return { body, size: body.byteLength, tag: createHash('sha256').update(body).digest('base64url').slice(0, 22) };
}

async function compressed(original: FileBody, encoding: string): Promise<FileBody> {
  const { body, size, tag } = original;
  if (!(body instanceof Uint8Array) || size < MIN_COMPRESSED) return original;
  const bytes = await ENCODERS[encoding]!(body);
  return bytes.byteLength < size ? { body: bytes, size: bytes.byteLength, tag, encoding } : original;
}
