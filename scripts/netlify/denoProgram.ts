import { createRequire } from 'node:module';
import { delimiter, dirname } from 'node:path';

/**
 * Put the project's own Deno on this process's PATH, where Netlify's packages look for it. The command in
 * node_modules/.bin starts Deno as a child, which outlives it when it is stopped.
 */
export function putDenoOnPath(): void {
  const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall: () => string };
  process.env['PATH'] = [dirname(runInstall()), process.env['PATH']].join(delimiter);
}
