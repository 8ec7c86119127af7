import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { sharedModules } from '#build/sharedModules.ts';
import { printWarnings } from '#build/warnings.ts';
import { hostOf, localAddress } from '#server/address.ts';

/**
 * Astro integration of this project. After a build it writes what is no route and verifies the whole; in `astro dev` it
 * does what the edge function does. Only these two read the content, so that other commands run without it.
 */
export function practiceSite(): AstroIntegration {
  return {
    name: 'practice-site',
    hooks: {
      async 'astro:config:setup'({ command, config, updateConfig }) {
        if (command === 'dev') {
          const { watchContent } = await import('#dev/serveContent.ts');
          // Pages name the address at which the site is viewed.
          process.env['SITE_URL'] ||= localAddress(hostOf(process.env), config.server.port);
          // The edge function redirects addresses that end in a slash.
          updateConfig({ trailingSlash: 'ignore', vite: { plugins: [watchContent()] } });
        } else if (command === 'build') {
          const { content, site } = await import('#loading/currentSite.ts');
          printWarnings(content);
          updateConfig({ site: site.base, vite: { plugins: [sharedModules()] } });
        }
      },
      async 'astro:server:setup'({ server }) {
        const { serveContent } = await import('#dev/serveContent.ts');
        serveContent(server);
      },
      async 'astro:build:done'({ dir }) {
        const { finishBuild } = await import('#build/finishBuild.ts');
        await finishBuild(fileURLToPath(dir));
      },
    },
  };
}
