import { enableCompileCache } from 'node:module';

/** Keeps what Node compiles for the next build: of this thread only, so each calls it before it loads what it works with. */
export const keepCompiled = (): void => void enableCompileCache('.cache/node');
