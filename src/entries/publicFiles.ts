import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../public/', import.meta.url));

/** List the files of `public/`, which are published as they are, by their paths on the site. */
export function publicFiles(): ReadonlyMap<string, string> {
  if (!existsSync(FOLDER)) return new Map();
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
  return new Map(files.map((file) => [`/${relative(FOLDER, file).split(sep).join('/')}`, file]));
}
