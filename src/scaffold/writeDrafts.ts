import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';

/** A content file to write. */
export interface Draft {
  /** Path below the content folder. */
  readonly file: string;
  readonly text: string;
  /** Whether it changes a file; a new one must not exist. */
  readonly changes?: true;
}

/** Invalid input. Nothing has been written. */
export class InputError extends Error {}

/** Format data as the editor at `/admin/` does, so that a save there changes nothing else. */
export const yaml = (data: unknown): string =>
  stringify(data, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false });

export const markdown = (fields: object, body: string): string => `---\n${yaml(fields)}---\n\n${body.trim()}\n`;

/**
 * Write drafts into a content folder, after all of them have been checked.
 * @throws InputError if a new file exists
 */
export function writeDrafts(folder: string, drafts: readonly Draft[]): void {
  for (const [at, { file, changes }] of drafts.entries()) {
    if (drafts.findIndex((draft) => draft.file === file) < at)
      throw new InputError(`${file} would be written twice; give each page its own name.`);
    const path = join(folder, file);
    if (!changes && existsSync(path))
      throw new InputError(`${path} exists already and was left as it is; choose another --slug.`);
  }
  for (const { file, text } of drafts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/**
 * The line of an `.env` file that sets `CONTENT_DIR`, quoted if Node would otherwise misread it.
 * @throws InputError for a name that no quotation marks can hold.
 */
export function folderLine(folder: string): string {
  const plain = /^[\p{L}\p{N}._/-]+$/u.test(folder);
  const quote = plain ? '' : ["'", '`', '"'].find((mark) => !folder.includes(mark));
  if (quote === undefined || /[\n\r]/.test(folder) || (quote === '"' && folder.includes('\\')))
    throw new InputError(
      `${JSON.stringify(folder)} cannot be written to .env; remove quotation marks and line breaks.`,
    );
  return `CONTENT_DIR=${quote}${folder}${quote}`;
}

/** Set `CONTENT_DIR` in an `.env` file, which every command has read as UTF-8 before, and keep its other lines. */
export function chooseFolder(env: string, folder: string): void {
  const before = existsSync(env) ? readFileSync(env, 'utf8') : '';
  const others = before.split('\n').filter((line) => !/^\s*CONTENT_DIR\s*=/.test(line));
  writeFileSync(env, `${others.join('\n').trimEnd()}\n${folderLine(folder)}\n`.trimStart());
}
