import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

interface EdgeFunction {
  /** One module that imports the site's data from `../data.js`. */
  readonly source: string;
  /** Names of the bundled files. */
  readonly files: readonly string[];
}

const ENTRY = fileURLToPath(new URL('../edge/netlify/function.ts', import.meta.url));

/**
 * Bundle Netlify's function without the site's data. Netlify's own bundler would add source maps, which more than
 * double the code.
 */
export async function bundleEdgeFunction(): Promise<EdgeFunction> {
  const { outputFiles, metafile } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
    plugins: [
      {
        name: 'data beside the function',
        setup: ({ onResolve }) =>
          onResolve({ filter: /\/\.edge\/data\.js$/ }, () => ({ path: '../data.js', external: true })),
      },
    ],
  });
  return { source: outputFiles[0]!.text, files: Object.keys(metafile.inputs) };
}
