import { createRequire } from 'node:module';
import { delimiter, dirname } from 'node:path';

/**
 * The project's own Deno. The command of that name in node_modules/.bin would not do: it starts Deno as a child, and
 * leaves that behind when it is stopped itself.
 */
export function denoFile(): string {
  const { runInstall } = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall: () => string };
  return runInstall();
}

/** Puts it on this process's PATH, where Netlify's packages look for it. */
export function putDenoOnPath(): void {
  process.env['PATH'] = [dirname(denoFile()), process.env['PATH']].join(delimiter);
}
