import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Folders whose modules are plain TypeScript for Node; the others may use what only Vite understands. */
const FOLDERS = ['entries', 'site', 'markdown', 'api', 'outputs', 'content', 'urgency', 'build'].map((folder) =>
  fileURLToPath(new URL(`../${folder}/`, import.meta.url)),
);

/**
 * Keeps the modules of the model out of the bundle in which Astro renders pages: Node loads them itself, so the pages
 * and the build share one instance of each, and content is read once.
 */
export function oneGraph(): Plugin {
  return {
    name: 'one-graph',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.ts$/ },
      async handler(source, importer, options) {
        if (this.environment.name === 'client') return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!resolved || !FOLDERS.some((folder) => resolved.id.startsWith(folder))) return null;
        return { id: new URL(`file://${resolved.id}`).href, external: true };
      },
    },
  };
}
