import { contentFolder } from '../src/entries/read.ts';
import { schemaFiles, SCHEMAS, writeSchemas } from '../src/entries/schemaFiles.ts';
import { readOptions } from './options.ts';

readOptions('npm run schemas\nWrites the JSON Schemas by which VS Code completes and checks content files.', {
  options: {},
});
writeSchemas('.', contentFolder());
console.log(`${schemaFiles().length} schemas in ${SCHEMAS}`);
