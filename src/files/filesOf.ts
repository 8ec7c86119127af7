import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compareTexts } from './compareTexts.ts';

/** Something in a folder. */
interface Item {
  /** Path below the folder, with forward slashes. */
  readonly name: string;
  /** False for a symbolic link, a folder that cannot be read, and whatever else is no ordinary file. */
  readonly isFile: boolean;
}

/**
 * List what is below a folder, sorted, without folders. Symbolic links are listed and not followed, so that nothing
 * outside the folder is read, and no cycle has to end. A folder that is missing holds nothing.
 */
export function* walk(folder: string): Generator<Item> {
  if (!existsSync(folder)) return;
  let items;
  try {
    items = readdirSync(folder, { withFileTypes: true });
  } catch {
    yield { name: '', isFile: false };
    return;
  }
  for (const item of items.toSorted((a, b) => compareTexts(a.name, b.name)))
    if (!item.isDirectory()) yield { name: item.name, isFile: item.isFile() };
    else for (const { name, isFile } of walk(join(folder, item.name))) yield { name: `${item.name}/${name}`, isFile };
}

/** List the files below a folder as site paths. */
export const filesOf = (folder: string): string[] =>
  [...walk(folder)].flatMap(({ name, isFile }) => (isFile ? [`/${name}`] : []));

/** Matches the path of what begins with a dot, but not of what is in `.well-known`. */
export const HIDDEN = /\/\.(?!well-known\/)/;
