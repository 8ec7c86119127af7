import { schemaFiles, SCHEMAS } from '../src/entries/schemaFiles.ts';
import { contentFolder } from '../src/entries/read.ts';
import { writeSchemas } from '../src/entries/intellisense.ts';

// npm run schemas: JSON Schemas for editors of code, from the schemas of the content.
writeSchemas('.', contentFolder());
console.log(`${schemaFiles().length} schemas in ${SCHEMAS}`);
