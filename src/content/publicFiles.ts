import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { walk } from '#files/filesOf.ts';

const OF_SYSTEMS = /\/\.(?:_[^/]*|DS_Store|directory|git(?:ignore|keep)|localized)$/;

/** The folder `public/` of the project. */
export const PUBLIC_FOLDER = fileURLToPath(new URL('../../public', import.meta.url));

/**
 * List what is in `public/` by its paths on the site; the files are published as they are. Paths are composed, since
 * macOS may write an "ö" of a name as two characters. What systems leave there is not listed; other hidden files and
 * symbolic links are, since the check rejects them.
 */
export function listPublicFiles(folder: string = PUBLIC_FOLDER): ReadonlyMap<string, string> {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return new Map([['', folder]]);
  const items = [...walk(folder)].map(({ name, isFile }) => ({ path: `/${name}`, file: join(folder, name), isFile }));
  const listed = items.filter(({ path, isFile }) => !isFile || !OF_SYSTEMS.test(path));
  const names = new Map<string, string>();
  // Composed ones first. A second name for the same address is listed as it is, so that the check finds it.
  const isComposed = ({ path }: (typeof listed)[number]) => path === path.normalize('NFC');
  for (const { path, file } of [
    ...listed.filter(isComposed),
    ...listed.filter((published) => !isComposed(published)),
  ]) {
    const composed = path.normalize('NFC');
    names.set(names.has(composed) ? path : composed, file);
  }
  return names;
}
