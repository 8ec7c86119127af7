import { dirname } from 'node:path';
import { BEGUN } from '../dist/practices.ts';
import { NODE } from './node.ts';
import { behind } from './server.ts';

/** Global setup: a practice that has just been created, as `dist/built.ts` leaves it. */
export default behind('scripts/serve.ts', NODE, dirname(BEGUN));
