import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const PAGES = fileURLToPath(new URL('../pages/', import.meta.url));

/**
 * Vite plugin that leaves all TypeScript but the routes to Node, which runs it as it is: routes and integration share
 * one instance of the site, and modules find the files beside them.
 */
export function sharedModules(): Plugin {
  return {
    name: 'shared-modules',
    enforce: 'pre',
    resolveId: {
      // Not the scripts of components, whose names end in `?…lang.ts`.
      filter: { id: /^[^?]*\.ts$/ },
      async handler(source, importer, options) {
        if (this.environment.name === 'client') return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!resolved?.id.startsWith(SRC) || resolved.id.startsWith(PAGES)) return null;
        return { id: pathToFileURL(resolved.id).href, external: true };
      },
    },
  };
}
