import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { practiceSite } from './src/dev/integration.ts';
import { oneGraph } from './src/build/oneGraph.ts';
import { sitemapEntry } from './src/outputs/sitemap.ts';

export default defineConfig({
  trailingSlash: 'never',
  // Pages are made on other threads, which must not run out of work while this one is busy.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 1024 },
  // 'jsx', the default, joins words that stand on lines of their own.
  compressHTML: true,
  devToolbar: { enabled: false },
  // A data: address or an inlined script would need a weaker Content-Security-Policy.
  vite: { build: { assetsInlineLimit: 0 }, plugins: [oneGraph()] },
  integrations: [sitemap({ serialize: sitemapEntry }), practiceSite()],
});
