import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** What to send for a file: its bytes, or for a large one a stream of them. */
export interface FileBody {
  readonly body: Uint8Array<ArrayBuffer> | Blob;
  readonly size: number;
  /** The same in every encoding. */
  readonly tag: string;
  readonly encoding?: string;
}

const MIB = 1024 * 1024;
const MAX_IN_MEMORY = 64 * MIB;
/** Larger files are streamed, and not compressed. */
const MAX_FILE = 8 * MIB;
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

/** Create a function that reads a file, compresses it if that gains anything, and remembers what it used last. */
export function createFileReader(): (file: string, encoding: string) => Promise<FileBody> {
  const cache = new LRUCache<string, FileBody, () => Promise<FileBody>>({
    maxSize: MAX_IN_MEMORY,
    sizeCalculation: ({ body }) => (body instanceof Uint8Array ? body.byteLength : 0) + 1,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // Whoever waits for a file gets it, even if there is no room left to keep it.
    ignoreFetchAbort: true,
  });
  const get = (file: string, encoding: string): Promise<FileBody> =>
    cache.forceFetch(`${encoding} ${file}`, {
      context: async () => (encoding === 'identity' ? read(file) : compressed(await get(file, 'identity'), encoding)),
    });
  return get;
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
