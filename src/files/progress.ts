import type { AstroPrerenderer } from 'astro';

/** Time between two lines, in milliseconds: a short build prints none. */
const EVERY = 2000;

/** Makes a prerenderer tell how far it is, so that a long build is seen to go on. */
export function withProgress(prerenderer: AstroPrerenderer): AstroPrerenderer {
  let total = 0;
  let made = 0;
  let told = 0;
  return {
    ...prerenderer,
    getStaticPaths: async () => {
      const paths = await prerenderer.getStaticPaths();
      total = paths.length;
      told = performance.now();
      return paths;
    },
    render: async (...request) => {
      const response = await prerenderer.render(...request);
      made++;
      if (performance.now() - told > EVERY) {
        told = performance.now();
        console.log(`  ${made} of ${total} pages`);
      }
      return response;
    },
  };
}
