import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import type { Site } from '../site/site.ts';
import { writeSiteFiles } from './write.ts';

/** Writes every file that is not an HTML page beside the pages Astro has written. */
export function practiceSite(site: Site): AstroIntegration {
  return {
    name: 'practice-site',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeSiteFiles(site, fileURLToPath(dir));
      },
    },
  };
}
