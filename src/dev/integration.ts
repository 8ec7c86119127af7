import type { AstroIntegration } from 'astro';

/** Astro integration of `npm run dev`: serves what Astro does not render. */
export function practiceSite(): AstroIntegration {
  return {
    name: 'practice-site',
    hooks: {
      // Our handler redirects addresses that end in a slash.
      'astro:config:setup': ({ command, updateConfig }) =>
        void (command === 'dev' && updateConfig({ trailingSlash: 'ignore' })),
      'astro:server:setup': async ({ server }) => (await import('../dev/serveContent.ts')).serveContent(server),
    },
  };
}
