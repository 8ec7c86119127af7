import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Draft } from './draft.ts';

/**
 * Writes drafts into a content folder. Each file appears whole or not at all: it is written under a hidden name first,
 * which the site does not read. A new file never takes the place of another.
 * @throws Error where a new file exists, or a file to change has changed since it was read; then nothing is written.
 */
export function writeDrafts(folder: string, drafts: readonly Draft[]): void {
  const items = drafts.map((draft) => {
    const path = join(folder, draft.file);
    return { ...draft, path, hidden: join(dirname(path), `.${basename(path)}.${process.pid}`) };
  });
  for (const { path, before } of items) {
    if (before === undefined && existsSync(path))
      throw new Error(`${path} exists already and stays as it is; give another --slug.`);
    if (before !== undefined && readFileSync(path, 'utf8').replaceAll(/\r\n?/g, '\n') !== before)
      throw new Error(`${path} has changed in the meantime and stays as it is; run the command again.`);
  }
  try {
    for (const { hidden, text } of items) {
      mkdirSync(dirname(hidden), { recursive: true });
      writeFileSync(hidden, text);
    }
    for (const { path, hidden, before } of items) {
      // A link, unlike a renaming, fails where another program has made the file since.
      if (before === undefined) linkSync(hidden, path);
      else renameSync(hidden, path);
    }
  } finally {
    for (const { hidden } of items) rmSync(hidden, { force: true });
  }
}
