import { buildInto } from '#build/build.ts';
import { readOptions } from './lib/options.ts';

const USAGE = `npm run build [-- OPTIONS]
Builds the site of CONTENT_DIR into dist/, and .edge/ for the edge function.
  --out FOLDER  output folder (default: this one)`;

const { values } = readOptions(USAGE, { options: { out: { type: 'string', default: '.' } } });
process.exitCode = (await buildInto(values.out)) ? 0 : 1;
