import type { AstroIntegration } from 'astro';

/** The part of the site that Astro does not make: served beside its pages in `dev`. A build is `build.ts`. */
export function practiceSite(): AstroIntegration {
  return {
    name: 'practice-site',
    hooks: {
      // Addresses with a slash at their end are answered by what answers them when the site is deployed.
      'astro:config:setup': ({ command, updateConfig }) =>
        void (command === 'dev' && updateConfig({ trailingSlash: 'ignore' })),
      'astro:server:setup': async ({ server }) => (await import('../dev/serveContent.ts')).serveContent(server),
    },
  };
}
