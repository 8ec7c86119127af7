import { parseArgs } from 'node:util';
import { buildInto } from '../src/build/build.ts';
import { Cache } from '../src/content/cache.ts';

// npm run build [-- --out FOLDER] [--force]: FOLDER gets `dist` and `.edge`. With --force nothing is taken from what
// earlier builds have kept.
const { values } = parseArgs({ options: { out: { type: 'string', default: '.' }, force: { type: 'boolean' } } });
if (values.force) Cache.ignoreKept();
process.exitCode = (await buildInto(values.out)) ? 0 : 1;
