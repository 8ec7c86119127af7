import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** Rename the files and folders in a folder whose names macOS has decomposed: hosts find a file by its exact name. */
export function composeNames(folder: string): void {
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const name = item.name.normalize('NFC');
    if (name !== item.name) renameSync(join(folder, item.name), join(folder, name));
    if (item.isDirectory()) composeNames(join(folder, name));
  }
}
