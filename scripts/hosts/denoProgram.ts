import { createRequire } from 'node:module';
import { delimiter, dirname } from 'node:path';

/**
 * Get the path of the project's own Deno. The command in node_modules/.bin starts Deno as a child, which outlives it
 * when it is stopped.
 */
export function denoFile(): string {
  const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall: () => string };
  return runInstall();
}

/** Put Deno on this process's PATH, where Netlify's packages look for it. */
export function putDenoOnPath(): void {
  process.env['PATH'] = [dirname(denoFile()), process.env['PATH']].join(delimiter);
}
