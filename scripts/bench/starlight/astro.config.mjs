import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import llmsTxt from 'starlight-llms-txt';

export default defineConfig({
  site: 'https://x.example',
  integrations: [starlight({ title: 'x', plugins: [llmsTxt()], pagefind: false })],
});
