import type { AstroIntegration } from 'astro';

/** The part of the site that Astro does not make: served beside its pages in `dev`. A build is `build.ts`. */
export function practiceSite(): AstroIntegration {
  return {
    name: 'practice-site',
    hooks: {
      // The deployed site's own code answers addresses that end in a slash.
      'astro:config:setup': ({ command, updateConfig }) =>
        void (command === 'dev' && updateConfig({ trailingSlash: 'ignore' })),
      'astro:server:setup': async ({ server }) => (await import('../dev/serveContent.ts')).serveContent(server),
    },
  };
}
