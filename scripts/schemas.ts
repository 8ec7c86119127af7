import { contentFolder } from '#content/readContent.ts';
import { schemaFiles, SCHEMAS, writeSchemas } from '#content/schemaFiles.ts';
import { readOptions } from './lib/options.ts';

readOptions('npm run schemas\nWrites the JSON Schemas that VS Code uses to complete and check content files.', {
  options: {},
});
writeSchemas('.', contentFolder());
console.log(`${schemaFiles().length} schemas in ${SCHEMAS}`);
