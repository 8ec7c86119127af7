import { buildInto } from '../src/files/build.ts';

process.exitCode = (await buildInto('dist')) ? 0 : 1;
