import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readContent } from './read.ts';
import { schemaFiles, SCHEMAS } from './schemaFiles.ts';

/** Where the Astro extension of VS Code looks for the front matter of Markdown files; not under version control. */
const COLLECTIONS = '.astro/collections';

/** Writes the JSON Schemas of a project, and tells the Astro extension which Markdown file has which front matter. */
export function writeSchemas(project: string, content: string): void {
  const files = schemaFiles();
  fill(
    join(project, SCHEMAS),
    files.map(({ name, text }) => [name, text]),
  );
  const front = files.filter((file) => file.content.endsWith('.md'));
  const entries = Object.fromEntries(
    readContent(content).files.flatMap(({ name }) => {
      const file = front.find((schema) => matches(schema.content, name));
      if (!file) return [];
      // The extension looks files up by their decoded address in small letters.
      const address = decodeURIComponent(pathToFileURL(resolve(project, content, name)).href).toLowerCase();
      return [[address, file.name.replace('.json', '')]];
    }),
  );
  const collections = front.map(({ name }) => ({ hasSchema: true, name: name.replace('.json', '') }));
  fill(join(project, COLLECTIONS), [
    ['collections.json', JSON.stringify({ collections, entries })],
    ...front.map(({ name, text }): [string, string] => [name.replace('.json', '.schema.json'), text]),
  ]);
}

/** Makes a folder hold these files and no others. */
function fill(folder: string, files: readonly (readonly [name: string, text: string])[]): void {
  mkdirSync(folder, { recursive: true });
  const names = new Set(files.map(([name]) => name));
  for (const old of readdirSync(folder)) if (!names.has(old)) rmSync(join(folder, old), { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}

/** Whether a file is one of those a schema is for; `*` stands for one name. */
const matches = (pattern: string, file: string) =>
  pattern.split('/').length === file.split('/').length &&
  pattern.split('/').every((part, depth) => part.startsWith('*') || part === file.split('/')[depth]);
