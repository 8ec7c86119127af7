import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Folders of plain TypeScript, which Node can load itself. */
const FOLDERS = ['entries', 'site', 'markdown', 'api', 'outputs', 'content', 'urgency', 'build'].map((folder) =>
  fileURLToPath(new URL(`../${folder}/`, import.meta.url)),
);

/**
 * Vite plugin that leaves these modules to Node, so that templates and build share one instance and content is read
 * once.
 */
export function sharedModules(): Plugin {
  return {
    name: 'shared-modules',
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
