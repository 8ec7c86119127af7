import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { FastResponse } from 'srvx';
import type { EdgeData } from '#edge/edgeData.ts';
import { createHeaderLookup, headerRules } from '#edge/headerRules.ts';
import { preferredEncoding } from '#edge/negotiate.ts';
import { type FetchFile, respond } from '#edge/respond.ts';
import { filesOf } from '#files/filesOf.ts';
import { canonicalPath } from '#site/addresses.ts';
import { WORDS } from '#site/words/interface.ts';
import { createFileReader, ENCODINGS } from './encodedFiles.ts';

const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:.*\+)?(?:json|xml|javascript|manifest))/;

/**
 * Create a function that serves the files of a built site as a CDN does: header rules, ETags, conditional requests,
 * compression. The list of files is read once.
 */
export function createFileServer(dist: string, data: EdgeData, made: readonly string[] = filesOf(dist)): FetchFile {
  const files = addressesIn(dist, data.publicFiles, made);
  const headersOf = createHeaderLookup(headerRules(data));
  const read = createFileReader();
  const { title, href } = data.notFoundCall;

  return async (path, request) => {
    const address = canonicalPath(path);
    const file = files.get(address);
    if (file === undefined) return new FastResponse(null, { status: 404 });
    const { 'Content-Type': type = typeOf(file), ...ruled } = headersOf(address);
    const isCompressible = COMPRESSIBLE.test(type);
    try {
      const accepted = (isCompressible && request.headers.get('accept-encoding')) || 'identity';
      // What rejects every encoding gets the file as it is, which RFC 9110 allows.
      const { body, size, tag, encoding } = await read(file, preferredEncoding(accepted, ENCODINGS) ?? 'identity');
      const headers = {
        ...ruled,
        ...(isCompressible && { Vary: ruled['Vary'] ? `${ruled['Vary']}, Accept-Encoding` : 'Accept-Encoding' }),
        // Weak if compressed: same meaning, different bytes (RFC 9110 8.8.1).
        ETag: encoding ? `W/"${tag}"` : `"${tag}"`,
      };
      if (matches(request.headers.get('if-none-match'), tag)) return new FastResponse(null, { status: 304, headers });
      return new FastResponse(request.method === 'HEAD' ? null : body, {
        headers: {
          ...headers,
          'Content-Type': type,
          'Content-Length': String(size),
          ...(encoding && { 'Content-Encoding': encoding }),
        },
      });
    } catch (error) {
      // A later build has removed the file.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT' && existsSync(join(dist, 'index.html')))
        return new FastResponse(null, { status: 404 });
      // A 404 would tell search engines that the site is gone.
      return respond(503, `${WORDS.unavailable}. ${WORDS.unavailableText}\n${title}: ${href}\n`, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'Retry-After': '30',
      });
    }
  };
}

/**
 * List the files of a built site by public address (`canonicalPath`). A page's has no extension: `/blog` for
 * `blog.html`. The practice's own files keep theirs. The server reads only what is in this map, so no request can lead
 * out of the folder.
 */
export function addressesIn(
  dist: string,
  publicFiles: readonly string[],
  made: readonly string[] = filesOf(dist),
): ReadonlyMap<string, string> {
  const exact = new Set(['/404.html', ...publicFiles.map(canonicalPath)]);
  return new Map(
    made.map((file) => {
      const path = file
        .split('/')
        .map((segment) => encodeURIComponent(segment.normalize('NFC')))
        .join('/');
      const address = exact.has(path) ? path : canonicalPath(path.replace(/(?<=\/)index\.html$|\.html$/, ''));
      return [address, join(dist, file)];
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
  (ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${tag}"`) ?? false);
