import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { currentSite } from './current.ts';
import { withProgress } from './progress.ts';
import { writeSiteFiles } from './write.ts';

/** The part of the site that Astro does not make: written beside its pages by a build, served beside them in `dev`. */
export function practiceSite(): AstroIntegration {
  return {
    name: 'practice-site',
    hooks: {
      // A build ends here where the content has faults, before Astro writes anything; `dev` shows them in the page. There,
      // addresses with a slash at their end are answered by what answers them when the site is deployed.
      'astro:config:setup': ({ command, updateConfig }) => {
        updateConfig(command === 'dev' ? { trailingSlash: 'ignore' } : { site: currentSite().base });
      },
      'astro:server:setup': async ({ server }) => (await import('../dev/serveContent.ts')).serveContent(server),
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer((standard) => withProgress(standard)),
      'astro:build:done': ({ dir }) => writeSiteFiles(currentSite(), fileURLToPath(dir)),
    },
  };
}
