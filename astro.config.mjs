import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { currentSite } from './src/files/current.ts';
import { practiceSite } from './src/files/integration.ts';
import { oneGraph } from './src/files/oneGraph.ts';
import { sitemapEntry } from './src/files/sitemap.ts';

// Content is read, and its faults are thrown, before Astro writes anything.
const site = currentSite();

export default defineConfig({
  site: site.base,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 16 },
  // 'jsx', the default, joins words that stand on lines of their own.
  compressHTML: true,
  devToolbar: { enabled: false },
  // A data: address or an inlined script would need a weaker Content-Security-Policy.
  vite: { build: { assetsInlineLimit: 0 }, plugins: [oneGraph()] },
  integrations: [sitemap({ serialize: sitemapEntry(site) }), practiceSite(site)],
});
