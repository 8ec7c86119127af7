import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaFiles, SCHEMAS } from '#content/schemaFiles.ts';
import { readOptions } from './lib/options.ts';

readOptions(
  'npm run schemas\nWrites the JSON Schemas by which VS Code completes and checks YAML files of the content.',
  {
    options: {},
  },
);
rmSync(SCHEMAS, { recursive: true, force: true });
mkdirSync(SCHEMAS, { recursive: true });
for (const { name, text } of schemaFiles()) writeFileSync(join(SCHEMAS, name), text);
console.log(`${schemaFiles().length} schemas in ${SCHEMAS}`);
