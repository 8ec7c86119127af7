import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FOLDERS, placeOf, SINGLES } from './contentFiles.ts';
import { jsonSchemaOf } from './jsonSchema.ts';
import { readContent } from './readContent.ts';

/** Where code editors find the JSON Schemas. */
export const SCHEMAS = '.vscode/schemas';

/** Where the Astro extension of VS Code looks for front matter schemas; not under version control. */
const COLLECTIONS = '.astro/collections';

/**
 * Create the JSON Schemas for YAML files and front matter, one per kind. `content` is a glob below the content folder.
 */
export function schemaFiles() {
  const folders = Object.entries(FOLDERS).map(([name, { files, schema }]) => ({ name, content: files, schema }));
  const singles = Object.entries(SINGLES).map(([content, schema]) => ({
    name: content.replace(/\.\w+$/, '').replaceAll('/', '-'),
    content,
    schema,
  }));
  return [...folders, ...singles].map(({ name, content, schema }) => ({
    name: `${name}.json`,
    content,
    text: `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`,
  }));
}

/**
 * Write the schemas of a project, and the index from which the Astro extension picks a schema for each Markdown file.
 */
export function writeSchemas(project: string, folder: string): void {
  const files = schemaFiles();
  fill(
    join(project, SCHEMAS),
    files.map(({ name, text }) => [name, text]),
  );
  const front = files
    .filter((file) => file.content.endsWith('.md'))
    .map((file) => ({ ...file, name: file.name.replace('.json', '') }));
  const entries = Object.fromEntries(
    readContent(folder).files.flatMap(({ name }) => {
      const place = placeOf(name);
      const file = front.find(({ content }) => typeof place === 'object' && content === place.files);
      if (!file) return [];
      // The extension looks files up by their decoded, lower-case address.
      const address = decodeURIComponent(pathToFileURL(resolve(project, folder, name)).href).toLowerCase();
      return [[address, file.name]];
    }),
  );
  const collections = front.map(({ name }) => ({ hasSchema: true, name }));
  fill(join(project, COLLECTIONS), [
    ['collections.json', JSON.stringify({ collections, entries })],
    ...front.map(({ name, text }): [string, string] => [`${name}.schema.json`, text]),
  ]);
}

/** Write files into a folder and remove other files of schemas, which it held before. */
function fill(folder: string, files: readonly (readonly [name: string, text: string])[]): void {
  mkdirSync(folder, { recursive: true });
  const names = new Set(files.map(([name]) => name));
  for (const old of readdirSync(folder, { withFileTypes: true }))
    if (old.isFile() && old.name.endsWith('.json') && !names.has(old.name)) rmSync(join(folder, old.name));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}
