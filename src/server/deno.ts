import { createRequire } from 'node:module';
import { delimiter, dirname } from 'node:path';

/**
 * Puts the project's own Deno on this process's PATH, where Netlify's packages look for it. The command of that name in
 * node_modules/.bin would not do: it starts Deno as a child, and leaves that behind when it is stopped itself.
 */
export function putDenoOnPath(): void {
  const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall: () => string };
  process.env['PATH'] = [dirname(runInstall()), process.env['PATH']].join(delimiter);
}
