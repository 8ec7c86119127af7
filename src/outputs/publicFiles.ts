import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OutputFile } from './file.ts';

const FOLDER = fileURLToPath(new URL('../../public/', import.meta.url));

/** Get the files of `public/`, which are published as they are. */
export function publicFiles(): OutputFile[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
    .map((file) => ({ path: `/${relative(FOLDER, file).split(sep).join('/')}`, body: readFileSync(file) }));
}
