import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lookup } from 'mrmime';
import Negotiator from 'negotiator';
import { FastResponse } from 'srvx';
import type { HeaderSet } from '../edge/headers.ts';
import type { FetchFile } from '../edge/respond.ts';
import { createHeaderLookup, type HeaderRules } from '../edge/rules.ts';
import { type EncodedFile, EncodedFiles, type Encoding } from './encodedFiles.ts';

const MAX_BYTES_IN_MEMORY = 128 * 1024 * 1024;

const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:.*\+)?(?:json|xml|javascript|manifest))/;

interface StoredFile {
  readonly file: string;
  readonly headers: HeaderSet & { readonly 'Content-Type': string };
  readonly compressible: boolean;
}

/**
 * Create a function that serves the files of a built site as a CDN does: header rules, ETags, conditional requests,
 * compression. The list of files is read once.
 * @param unavailable Creates the response for a file of this media type that cannot be read.
 * @param published paths of the practice's own files, such as `/google1.html`
 */
export function createStore(
  dist: string,
  rules: HeaderRules,
  unavailable: (type: string) => Response,
  published: ReadonlySet<string>,
): FetchFile {
  const headersOf = createHeaderLookup(rules);
  const encoded = new EncodedFiles(MAX_BYTES_IN_MEMORY);
  const files = new Map<string, StoredFile>();
  for (const [address, file] of addressesIn(resolve(dist), published))
    files.set(address, stored(file, headersOf(address)));

  return async (path, request) => {
    const entry = files.get(path);
    if (!entry) return new FastResponse(null, { status: 404 });
    const encoding = entry.compressible ? preferredEncoding(request.headers.get('accept-encoding')) : 'identity';
    try {
      const original = await encoded.get(entry.file, 'identity');
      const content = encoding === 'identity' ? original : await encoded.get(entry.file, encoding);
      return deliver(entry, content, content === original ? 'identity' : encoding, request);
    } catch (error) {
      // A later build has removed the file.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT' && existsSync(join(dist, 'index.html')))
        return new FastResponse(null, { status: 404 });
      return unavailable(entry.headers['Content-Type']);
    }
  };
}

/** Files that hosts read and do not serve. */
const FOR_HOSTS = new Set(['/_headers', '/_redirects']);

/**
 * List the files of a built site by public address. A page's has no extension: `/blog` for `blog.html`. Files in
 * `published` keep theirs.
 * The server reads only what is in this map, so no request can lead out of `dist`.
 */
export function addressesIn(dist: string, published: ReadonlySet<string>): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const item of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const file = join(item.parentPath, item.name);
    const path = file.slice(dist.length).replaceAll('\\', '/').replace(/^\/*/, '/');
    const encoded = encodeURI(path);
    // The 404 page has no address of its own.
    const isExact = path === '/404.html' || published.has(encoded);
    const address = isExact ? encoded : encoded.replace(/(?<=\/)index\.html$|\.html$/, '');
    if (!FOR_HOSTS.has(path)) files.set(address, file);
  }
  return files;
}

function stored(file: string, rules: HeaderSet): StoredFile {
  const headers: StoredFile['headers'] = { 'Content-Type': contentType(file), ...rules };
  const compressible = COMPRESSIBLE.test(headers['Content-Type']);
  const vary = [headers['Vary'], compressible ? 'Accept-Encoding' : undefined].filter((name) => name !== undefined);
  return { file, compressible, headers: { ...headers, ...(vary.length > 0 && { Vary: vary.join(', ') }) } };
}

function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

function deliver(
  { headers }: StoredFile,
  { bytes, hash }: EncodedFile,
  encoding: Encoding,
  request: Request,
): Response {
  // Weak if compressed: same meaning, different bytes (RFC 9110 8.8.1).
  const etag = encoding === 'identity' ? `"${hash}"` : `W/"${hash}"`;
  if (matches(request.headers.get('if-none-match'), hash)) {
    const { 'Content-Type': _, ...kept } = headers;
    return new FastResponse(null, { status: 304, headers: { ...kept, ETag: etag } });
  }
  return new FastResponse(request.method === 'HEAD' ? null : bytes, {
    status: 200,
    headers: {
      ...headers,
      ETag: etag,
      'Content-Length': String(bytes.byteLength),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  });
}

/** Compare weakly: RFC 9110 13.1.2. */
function matches(ifNoneMatch: string | null, hash: string): boolean {
  if (ifNoneMatch === null) return false;
  return (
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${hash}"`)
  );
}

/** The server's preference among equals. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** An option that @types/negotiator lacks. */
interface Preferring {
  encodings: (available: string[], options?: { preferred: string[] }) => string[];
}

/**
 * Negotiate by RFC 9110 12.5.3. If every encoding is rejected, the file is sent uncompressed, which the RFC allows.
 */
function preferredEncoding(accept: string | null): Encoding {
  if (accept === null) return 'identity';
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': accept } });
  return (negotiator.encodings(ENCODINGS, { preferred: ENCODINGS })[0] as Encoding | undefined) ?? 'identity';
}
