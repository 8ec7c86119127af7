import { contentFolder } from '../src/entries/read.ts';
import { schemaFiles, SCHEMAS, writeSchemas } from '../src/entries/schemaFiles.ts';

// npm run schemas: JSON Schemas for editors of code, from the schemas of the content.
writeSchemas('.', contentFolder());
console.log(`${schemaFiles().length} schemas in ${SCHEMAS}`);
