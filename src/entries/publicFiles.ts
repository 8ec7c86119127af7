import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder `public/` of the project. */
export const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url));

/**
 * List the files of `public/`, which are published as they are, by their paths on the site: composed, since macOS may
 * write an "ö" of a name as two characters. Files and folders whose names begin with a dot are left out, as in content,
 * but not `.well-known`.
 */
export function publicFiles(folder: string = PUBLIC): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
    .map((file) => [`/${relative(folder, file).split(sep).join('/')}`.normalize('NFC'), file] as const);
  return new Map(files.filter(([path]) => !/\/\.(?!well-known\/)/.test(path)));
}
