import './scripts/env.mjs';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { sitemapOptions } from './src/build/sitemap.ts';
import { practiceSite } from './src/integration.ts';
import { hostOf, portOf } from './src/server/address.ts';

/**
 * The oldest engines in which the site's pages work; .config/browsers.mjs holds what is written by hand to the same
 * floor.
 */
const ENGINES = ['ios15.4', 'safari15.4', 'firefox115', 'chrome109'];

const DEV_PORT = 4321;

export default defineConfig({
  trailingSlash: 'never',
  server: { host: hostOf(process.env), port: portOf(process.env, DEV_PORT) },
  // Pictures are drawn by threads of their own; one page at a time would wait for each.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 4 },
  prerenderConflictBehavior: 'error',
  // 'jsx', the default, joins words that stand on lines of their own.
  compressHTML: true,
  devToolbar: { enabled: false },
  // An inlined script or font would need a weaker Content-Security-Policy.
  vite: { build: { assetsInlineLimit: 0, target: ENGINES } },
  integrations: [sitemap(sitemapOptions), practiceSite()],
});
