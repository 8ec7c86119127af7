import type { AstroIntegration } from 'astro';
import type { PageSite } from '../content/pageSite.ts';
import { pageFiles } from '../outputs/page.ts';
import { nameSitemap, siteMap } from '../outputs/sitemap.ts';
import { htmlPath } from '../site/addresses.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { KeptPages } from './keptPages.ts';
import { publish } from './publish.ts';
import { verifyText } from './verifyText.ts';

/** Pages between two lines that report how far a long build is. */
const REPORTED = 1000;

/** What rendering has come to. */
export interface Rendered {
  /** What is wrong with the files of pages, a line each. */
  readonly errors: readonly string[];
  /** Paths of files that need not be verified again. */
  readonly verified: ReadonlySet<string>;
  /** How many pages were made, rather than kept from an earlier build. */
  readonly made: number;
}

/**
 * Renders with Astro into `dist`, the site's own folder for now, every page that an earlier build has not made of the same,
 * and writes the other files of a page beside its HTML: both come of the same text.
 */
export async function renderPages(site: Site, view: PageSite, dist: string): Promise<Rendered> {
  const { build } = await import('astro');
  const kept = new KeptPages(view);
  const errors: string[] = [];
  const verified = new Set<string>();
  let made = 0;

  /** Writes the files of a page besides its HTML, which Astro writes. */
  const write = async (files: readonly { readonly path: string; readonly body: string | Uint8Array }[]) => {
    for (const { path } of files) verified.add(path);
    await publish(dist, files.slice(1));
  };

  async function finish(page: Page, html: string): Promise<void> {
    if (++made % REPORTED === 0) console.log(`  ${made} pages made`);
    const files = [{ path: htmlPath(page.path), body: html }, ...pageFiles(view.site, site, page)];
    const found = files.flatMap(({ path, body, errors: own = [] }) => [...own, ...verifyText(path, String(body))]);
    errors.push(...found);
    if (found.length === 0) kept.write(page, files);
    await write(files);
  }

  const integration: AstroIntegration = {
    name: 'page-files',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((standard) => ({
          ...standard,
          async render(request, options) {
            const page = site.pagesByPath.get(pathOf(request.url));
            const files = page && kept.read(page);
            if (files) {
              await write(files);
              return new Response(files[0]!.body);
            }
            const rendered = await standard.render(request, options);
            if (!page) return rendered;
            const { status, headers, body } = rendered instanceof Response ? rendered : rendered.response;
            const html = await new Response(body).text();
            await finish(page, html);
            return new Response(html, { status, headers });
          },
        })),
    },
  };
  await build({
    site: site.base,
    outDir: dist,
    integrations: [integration, siteMap(site)],
    // Social cards are written there meanwhile.
    vite: { build: { emptyOutDir: false } },
    logLevel: 'warn',
  });
  nameSitemap(dist);
  return { errors, verified, made };
}

/** The path of a page at the address that Astro gives it while it builds. */
const pathOf = (address: string): string =>
  new URL(address).pathname.replace(/\.html$/, '').replace(/^\/index$|^$/, '/');
