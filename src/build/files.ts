import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** List the files below a folder as site paths, sorted. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll('\\', '/')}`)
    .toSorted();
