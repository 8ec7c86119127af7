import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { FastResponse } from 'srvx';
import type { EdgeData } from '#edge/edgeData.ts';
import { createHeaderLookup, headerRules } from '#edge/headerRules.ts';
import { type FetchFile, respond } from '#edge/respond.ts';
import { filesOf } from '#files/filesOf.ts';
import { canonicalPath } from '#site/addresses.ts';
import { WORDS } from '#site/words/interfaceWords.ts';

const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:.*\+)?(?:json|xml|javascript|manifest))/;

/** Finds `gzip` in `Accept-Encoding`, unless its weight is 0. */
const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** Larger files are streamed, and not compressed. */
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024;

/**
 * Create a function that serves the files of a built site as a CDN does: header rules, ETags, conditional requests,
 * compression. The list of files is read once.
 */
export function createFileServer(dist: string, data: EdgeData, made: readonly string[] = filesOf(dist)): FetchFile {
  const files = addressesIn(data.publicFiles, made);
  const headersOf = createHeaderLookup(headerRules(data));
  const { title, href } = data.notFoundCall;

  return async (path, request) => {
    const address = canonicalPath(path);
    const file = files.get(address);
    if (file === undefined) return new FastResponse(null, { status: 404 });
    const { 'Content-Type': type = typeOf(file), ...ruled } = headersOf(address);
    try {
      const { size, bytes, tag } = await readServed(join(dist, file));
      const isCompressible = COMPRESSIBLE.test(type) && bytes !== undefined;
      const isCompressed = isCompressible && ACCEPTS_GZIP.test(request.headers.get('accept-encoding') ?? '');
      const isRanged = !COMPRESSIBLE.test(type);
      const range = isRanged && request.method === 'GET' ? rangeIn(request.headers, size, tag) : undefined;
      const headers = {
        ...ruled,
        ...(isCompressible && { Vary: ruled['Vary'] ? `${ruled['Vary']}, Accept-Encoding` : 'Accept-Encoding' }),
        ...(isRanged && { 'Accept-Ranges': 'bytes' }),
        // Weak if compressed: same meaning, different bytes (RFC 9110 8.8.1).
        ETag: isCompressed ? `W/"${tag}"` : `"${tag}"`,
      };
      if (matches(request.headers.get('if-none-match'), tag)) return new FastResponse(null, { status: 304, headers });
      const sent = isCompressed
        ? new Uint8Array(await promisify(gzip)(bytes))
        : bytes?.subarray(range?.start, range && range.end + 1);
      const streamed = () => Readable.toWeb(createReadStream(join(dist, file), range)) as ReadableStream<Uint8Array>;
      return new FastResponse(request.method === 'HEAD' ? null : (sent ?? streamed()), {
        status: range ? 206 : 200,
        headers: {
          ...headers,
          'Content-Type': type,
          'Content-Length': String(sent?.byteLength ?? (range ? range.end - range.start + 1 : size)),
          ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` }),
          ...(isCompressed && { 'Content-Encoding': 'gzip' }),
        },
      });
    } catch {
      // A build replaces the site. A 404 would tell search engines that the page is gone.
      return respond(503, `${WORDS.unavailable}. ${WORDS.unavailableText}\n${title}: ${href}\n`, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'Retry-After': '30',
      });
    }
  };
}

/** Get the one range of bytes that a request asks for, as players of films do; others get the whole file. */
function rangeIn(headers: Headers, size: number, tag: string): { start: number; end: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  if (from + to === '' || (headers.get('if-range') ?? `"${tag}"`) !== `"${tag}"`) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start <= end ? { start, end } : undefined;
}

/** Get the size of a file in bytes, these bytes unless they are many, and what tells it from others. */
async function readServed(path: string): Promise<{ size: number; bytes?: Uint8Array<ArrayBuffer>; tag: string }> {
  const { size, mtimeMs } = await stat(path);
  if (size > MAX_BUFFERED_BYTES) return { size, tag: `${size}-${mtimeMs}` };
  const bytes = new Uint8Array(await readFile(path));
  return { size: bytes.byteLength, bytes, tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) };
}

/**
 * List the files of a built site by public address (`canonicalPath`). A page's has no extension: `/blog` for
 * `blog.html`. The practice's own files keep theirs. The server reads only what is in this map, so no request can lead
 * out of the folder.
 */
function addressesIn(publicFiles: readonly string[], made: readonly string[]): ReadonlyMap<string, string> {
  const exact = new Set(['/404.html', ...publicFiles.map(canonicalPath)]);
  return new Map(
    made.map((file) => {
      const path = file
        .split('/')
        .map((segment) => encodeURIComponent(segment.normalize('NFC')))
        .join('/');
      return [exact.has(path) ? path : canonicalPath(path.replace(/(?<=\/)index\.html$|\.html$/, '')), file];
    }),
  );
}

function typeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Compare weakly: RFC 9110 13.1.2. */
const matches = (ifNoneMatch: string | null, tag: string): boolean =>
  ifNoneMatch?.trim() === '*' ||
  (ifNoneMatch?.split(',').some((listed) => listed.trim().replace(/^W\//, '') === `"${tag}"`) ?? false);
