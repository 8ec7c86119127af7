import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What makes the pages in Astro's place. */
export interface PageMaker {
  /** Called once, with the address of the module that Vite has made of the pages, when that is whole. */
  open(module: string): Promise<void>;
  /** Makes the page at a path of the site and all that belongs to it; false where the page is Astro's to make. */
  make(path: string, address: string): Promise<boolean>;
}

const order = new Intl.Collator('en', { numeric: true });

/** Lets a build's pages be made by `maker`, while Astro says which there are. */
export function prerender(maker: PageMaker): AstroIntegration {
  let module: string | undefined;
  const entry: Plugin = {
    name: 'prerender-entry',
    writeBundle({ dir = '' }, bundle) {
      if (this.environment.name !== 'prerender') return;
      const chunk = Object.values(bundle).find(({ fileName }) => /^prerender-entry\.[^/]*$/.test(fileName));
      if (chunk) module = pathToFileURL(join(dir, chunk.fileName)).href;
    },
  };
  const over = (standard: AstroPrerenderer): AstroPrerenderer => ({
    ...standard,
    setup: async () => {
      await standard.setup?.();
      if (!module) throw new Error('Vite has written no prerender-entry: see src/build/prerender.ts.');
      await maker.open(module);
    },
    // In the order that @astrojs/sitemap brings them in: it takes long over thousands that are in none.
    getStaticPaths: async () =>
      (await standard.getStaticPaths()).toSorted((a, b) => order.compare(a.pathname, b.pathname)),
    render: async (request, options) => {
      const path = new URL(request.url).pathname.replace(/\.html$/, '').replace(/^\/index$/, '/');
      // Astro writes no file where there is no body.
      return (await maker.make(path, request.url)) ? new Response(null) : standard.render(request, options);
    },
  });
  return {
    name: 'prerender',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [entry] } }),
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer(over),
    },
  };
}
