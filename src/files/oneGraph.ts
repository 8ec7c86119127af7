import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));

/**
 * Keeps the modules below `src` that are plain TypeScript out of the bundle in which Astro renders pages: Node loads
 * them itself, so the pages and the build share one instance of each, and content is read and rendered once.
 */
export function oneGraph(): Plugin {
  return {
    name: 'one-graph',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (this.environment.name === 'client' || !source.endsWith('.ts')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved?.id.startsWith(SOURCES) || !resolved.id.endsWith('.ts')) return null;
      return { id: new URL(`file://${resolved.id}`).href, external: true };
    },
  };
}
