import { parseArgs } from 'node:util';
import { buildInto } from '../src/files/build.ts';

// npm run build [-- --out FOLDER]: FOLDER gets `dist` and `.edge`.
const { values } = parseArgs({ options: { out: { type: 'string', default: '.' } } });
process.exitCode = (await buildInto(values.out)) ? 0 : 1;
