import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../outputs/file.ts';

/** Write files of the site below `folder`. @returns their errors, a line each */
export async function writeFiles(
  folder: string,
  files: Iterable<OutputFile> | AsyncIterable<OutputFile>,
): Promise<string[]> {
  const errors: string[] = [];
  for await (const { path, body, errors: found = [] } of files) {
    const file = join(folder, path);
    try {
      writeFileSync(file, body);
    } catch (error) {
      // Folders are created only when missing: most exist.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, body);
    }
    errors.push(...found);
  }
  return errors;
}
