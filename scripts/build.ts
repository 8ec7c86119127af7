import { parseArgs } from 'node:util';
import { buildInto } from '../src/build/build.ts';

// npm run build [-- --out FOLDER]: FOLDER gets `dist` and `.edge`. Builds into folders outside the project must take turns.
const { values } = parseArgs({ options: { out: { type: 'string', default: '.' } } });
process.exitCode = (await buildInto(values.out)) ? 0 : 1;
