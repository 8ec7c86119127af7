import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The folder that holds the content: the environment variable `CONTENT_DIR`, else `content`. */
export const contentFolder = (): string => process.env['CONTENT_DIR'] || 'content';

/**
 * Reads every file of a content folder, in the order of their names. Hidden files and README.md are passed over.
 * A file that is not UTF-8 or is a symbolic link becomes a problem. Line ends become `\n`, a byte order mark goes.
 */
export function readContent(folder: string): { files: SourceFile[]; problems: Problem[] } {
  const files: SourceFile[] = [];
  const problems: Problem[] = [];
  const refuse = (file: string, message: string) =>
    problems.push({ severity: 'error', file, line: 1, column: 1, field: 'file', message });

  const walk = (below: string) => {
    const items = readdirSync(join(folder, below), { withFileTypes: true });
    for (const item of items.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = below ? `${below}/${item.name}` : item.name;
      if (item.name.startsWith('.') || item.name === 'README.md' || name === 'spelling.txt') continue;
      if (item.isSymbolicLink()) refuse(name, 'is a symbolic link; content must be ordinary files');
      else if (item.isDirectory()) walk(name);
      else {
        try {
          files.push({ name, text: utf8.decode(readFileSync(join(folder, name))).replaceAll(/\r\n?/g, '\n') });
        } catch {
          refuse(name, 'is not UTF-8 text; save it with the encoding UTF-8');
        }
      }
    }
  };
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) walk('');
  else refuse('.', `there is no folder ${JSON.stringify(folder)}; CONTENT_DIR names the folder that holds the content`);
  return { files, problems };
}
