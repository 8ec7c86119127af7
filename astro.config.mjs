import { defineConfig } from 'astro/config';
import { sharedModules } from './src/build/sharedModules.ts';
import { practiceSite } from './src/dev/integration.ts';

/**
 * The oldest engines in which the site's pages work; .config/engines.mjs holds what is written by hand to the same
 * floor.
 */
const ENGINES = ['ios15.4', 'safari15.4', 'firefox115', 'chrome109'];

export default defineConfig({
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  // 'jsx', the default, joins words that stand on lines of their own.
  compressHTML: true,
  devToolbar: { enabled: false },
  // An inlined script or font would need a weaker Content-Security-Policy.
  vite: { build: { assetsInlineLimit: 0, target: ENGINES }, plugins: [sharedModules()] },
  integrations: [practiceSite()],
});
