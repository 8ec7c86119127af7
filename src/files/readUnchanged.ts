import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A file has changed since the build read it for the first time. */
export class ChangedError extends Error {}

/**
 * Read a file whose digest a build has used already, in an address.
 * @throws ChangedError if it holds something else by now
 */
export function readUnchanged(file: string, digest: string): Buffer<ArrayBuffer> {
  const bytes = readFileSync(file);
  if (hash('sha256', bytes) !== digest)
    throw new ChangedError(`${file} changed while the site was being built. Build again.`);
  return bytes;
}
