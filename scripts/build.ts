import { buildInto } from '../src/build/build.ts';
import { Cache } from '../src/content/cache.ts';
import { readOptions } from './lib/options.ts';

const USAGE = `npm run build [-- OPTIONS]
Builds the site of CONTENT_DIR into dist/, and .edge/ for the edge function.
  --out FOLDER  output folder (default: this one)
  --force       ignore the cache`;

const { values } = readOptions(USAGE, {
  options: { out: { type: 'string', default: '.' }, force: { type: 'boolean' } },
});
if (values.force) Cache.ignoreKept();
process.exitCode = (await buildInto(values.out)) ? 0 : 1;
