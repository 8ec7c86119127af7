import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { buildInto } from '../src/files/build.ts';

// To load and compile Astro and Vite takes a third of a small build: Node keeps what it has compiled.
enableCompileCache('.cache/node');

// npm run build [-- --out FOLDER] [--threads N]: FOLDER gets `dist` and `.edge`. Builds into folders outside the project
// must take turns.
const { values } = parseArgs({ options: { out: { type: 'string', default: '.' }, threads: { type: 'string' } } });
const threads = values.threads === undefined ? undefined : Number(values.threads);
process.exitCode = (await buildInto(values.out, threads)) ? 0 : 1;
