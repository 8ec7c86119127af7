import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type CachedFile, FileCache } from './fileCache.ts';
import { filesOf, writeFiles } from './files.ts';

/** The compiled templates. */
export interface Templates {
  /**
   * Render the page at a path.
   * @throws Error if its template does
   */
  render: (path: string) => Promise<string>;
  /** Paths with a template of their own, such as `/404`. */
  readonly paths: readonly string[];
  /** The styles, scripts and fonts that pages load. */
  readonly assets: readonly CachedFile[];
}

/** The part of Astro's server entry point that is used. */
interface Program {
  createApp: (options: { streaming: boolean }) => {
    readonly manifest: { readonly routes: readonly { readonly routeData: { readonly pathname?: string } }[] };
    match: (request: Request, prerendered: true) => object | undefined;
    render: (request: Request, options: { routeData: object }) => Promise<Response>;
  };
}

const ENTRY = 'astro/app/entrypoint';
/** Astro's output folder for the rendering program. */
const PROGRAM = '/.prerender/';
const ENTRY_FILE = `${PROGRAM}prerender-entry.`;
/** Only the path of a request matters. */
const ORIGIN = 'http://page.invalid';

/** Load the templates, from the cache or compiled by Astro. Their program is written to disk until the process ends. */
export async function loadTemplates(staging: string): Promise<Templates> {
  // Node finds the packages that the program imports only from a folder below the project.
  const home = staging.startsWith(process.cwd() + sep) ? staging : resolve('.cache');
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, 'templates-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

  const cache = new FileCache('templates', 5);
  let files = cache.read('all');
  if (!files) {
    files = await compile(folder);
    cache.write('all', files);
  }
  const program = files.filter(({ path }) => path.startsWith(PROGRAM));
  await writeFiles(folder, program);
  const entry = program.find(({ path }) => path.startsWith(ENTRY_FILE))!.path;
  const app = ((await import(pathToFileURL(join(folder, entry)).href)) as Program).createApp({ streaming: false });
  return {
    async render(path) {
      const request = new Request(new URL(path, ORIGIN));
      const routeData = app.match(request, true);
      const response = routeData && (await app.render(request, { routeData }));
      // Astro has already printed the error.
      if (!response || response.status === 500) throw new Error(`${path}: its template failed.`);
      return response.text();
    },
    paths: app.manifest.routes.map(({ routeData }) => routeData.pathname).filter((path) => path !== undefined),
    assets: files.filter((file) => !program.includes(file)),
  };
}

/**
 * Let Astro compile all templates into a folder without rendering pages.
 * @returns the files
 */
async function compile(folder: string): Promise<CachedFile[]> {
  const { build } = await import('astro');
  let files: CachedFile[] = [];
  const integration: AstroIntegration = {
    name: 'templates',
    hooks: {
      'astro:config:setup': ({ updateConfig }) =>
        void updateConfig({
          vite: {
            plugins: [
              {
                name: 'entry',
                configEnvironment: (name) =>
                  name === 'prerender' ? { build: { rolldownOptions: { input: ENTRY } } } : undefined,
              },
            ],
          },
        }),
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer({
          name: 'none',
          getStaticPaths: () => {
            files = filesOf(folder).map((path) => ({ path, body: readFileSync(join(folder, path)) }));
            return Promise.resolve([]);
          },
          render: () => Promise.reject(new Error('Astro renders no page.')),
        }),
    },
  };
  // `entries/publicFiles.ts` lists `public/`, which may change independently.
  await build({ outDir: folder, publicDir: join(folder, 'none'), integrations: [integration], logLevel: 'warn' });
  return files;
}
