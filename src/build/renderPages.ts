import type { AstroIntegration } from 'astro';
import { pageFiles } from '../outputs/page.ts';
import { nameSitemap, siteMap } from '../outputs/sitemap.ts';
import type { Site } from '../site/site.ts';
import { publish } from './publish.ts';

/** Pages between two lines that tell how far a long build is. */
const TOLD = 1000;

/**
 * Renders every page with Astro into `dist`, the site's own folder for now, and writes the other files of a page beside
 * its HTML: both come of the same text, which is then rendered once.
 * @returns what is wrong with the other files, a line each.
 */
export async function renderPages(site: Site, dist: string): Promise<string[]> {
  const { build } = await import('astro');
  const errors: string[] = [];
  let rendered = 0;
  const files: AstroIntegration = {
    name: 'page-files',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((standard) => ({
          ...standard,
          async render(request, options) {
            const html = await standard.render(request, options);
            const page = site.pagesByPath.get(pathOf(request.url));
            if (page) errors.push(...(await publish(dist, pageFiles(site, page))));
            if (++rendered % TOLD === 0) console.log(`  ${rendered} of ${site.pages.length} pages`);
            return html;
          },
        })),
    },
  };
  await build({
    site: site.base,
    outDir: dist,
    integrations: [files, siteMap(site)],
    // Social cards are written there meanwhile.
    vite: { build: { emptyOutDir: false } },
    logLevel: 'warn',
  });
  nameSitemap(dist);
  return errors;
}

/** The path of a page at the address that Astro gives it while it builds. */
const pathOf = (address: string): string =>
  new URL(address).pathname.replace(/\.html$/, '').replace(/^\/index$|^$/, '/');
