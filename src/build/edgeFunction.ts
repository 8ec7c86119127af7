import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

export interface EdgeFunction {
  /** One module, which imports the data of the site from `../data.js`. */
  readonly source: string;
  /** Names of the files it was made of. */
  readonly files: readonly string[];
}

const ENTRY = fileURLToPath(new URL('../edge/netlify/site.ts', import.meta.url));

/**
 * Netlify's function with all it imports, but for the site's data. Netlify's own bundler would deploy a source map with each
 * module, which more than doubles the code.
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
