import { FOLDERS, refOf, SINGLE_FILES } from './contentFiles.ts';
import { jsonSchemaOf } from './jsonSchema.ts';

/** Where code editors find the JSON Schemas. */
export const SCHEMAS = '.vscode/schemas';

/** Create the JSON Schemas for YAML files, one per kind. `content` is a glob below the content folder. */
export function schemaFiles() {
  const folders = Object.entries(FOLDERS).map(([name, { files, schema }]) => ({ name, content: files, schema }));
  const singles = Object.entries(SINGLE_FILES).map(([content, schema]) => ({
    name: refOf(content).replaceAll('/', '-'),
    content,
    schema,
  }));
  return [...folders, ...singles]
    .filter(({ content }) => content.endsWith('.yaml'))
    .map(({ name, content, schema }) => ({
      name: `${name}.json`,
      content,
      text: `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`,
    }));
}
