import { COLLECTIONS, RECORDS, SINGLES, type Collection, type RecordFolder, type Single } from './collections.ts';
import { jsonSchemaOf } from './jsonSchema.ts';

/** Where editors of code find the schemas of the content. */
export const SCHEMAS = '.vscode/schemas';

/** A JSON Schema for the files that match `content`, a pattern below the content folder. */
export interface SchemaFile {
  /** Name below `SCHEMAS`. */
  readonly name: string;
  readonly content: string;
  readonly text: string;
}

/** One schema for each kind of content file: fields, YAML or front matter. */
export function schemaFiles(): SchemaFile[] {
  const collections = (Object.keys(COLLECTIONS) as Collection[]).map((name) => {
    const { extension, schema } = COLLECTIONS[name];
    const content = name === 'service-neighborhoods' ? `${name}/*/*.${extension}` : `${name}/*.${extension}`;
    return file(name, content, jsonSchemaOf(schema));
  });
  const singles = (Object.keys(SINGLES) as Single[]).map((name) =>
    file(name.replace(/\.\w+$/, '').replaceAll('/', '-'), name, jsonSchemaOf(SINGLES[name])),
  );
  const lists = (Object.keys(RECORDS) as RecordFolder[]).map((name) =>
    file(name.replaceAll('/', '-'), `${name}/*.yaml`, jsonSchemaOf(RECORDS[name])),
  );
  return [...collections, ...lists, ...singles];
}

const file = (name: string, content: string, schema: object): SchemaFile => ({
  name: `${name}.json`,
  content,
  text: `${JSON.stringify(schema, null, 2)}\n`,
});
