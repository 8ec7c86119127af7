import type { AstroIntegration } from 'astro';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FileCache, type CachedFile } from './fileCache.ts';
import { writeFiles } from './writeFiles.ts';
import { filesOf } from './verify.ts';

/** The compiled templates. */
export interface Templates {
  /** Render the page at a path. @throws Error if its template does */
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

/** Get a folder for the compiled program from which Node finds the installed packages. */
export const homeOf = (staging: string): string =>
  staging.startsWith(process.cwd() + sep) ? staging : resolve('.cache');

const PREFIX = 'templates-';
/** Milliseconds: no build takes a day. */
const STALE = 86_400_000;

/** Remove what killed builds have left outside a staging directory. */
export function removeStale(home: string): void {
  for (const name of readdirSync(home)) {
    const place = join(home, name);
    if (name.startsWith(PREFIX) && statSync(place).mtimeMs < Date.now() - STALE)
      rmSync(place, { recursive: true, force: true });
  }
}

/** Call `use` with the templates, from the cache or compiled by Astro. @returns its result */
export async function withTemplates<T>(staging: string, use: (templates: Templates) => Promise<T>): Promise<T> {
  const home = homeOf(staging);
  mkdirSync(home, { recursive: true });
  removeStale(home);
  const folder = mkdtempSync(join(home, PREFIX));
  try {
    return await use(await load(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function load(folder: string): Promise<Templates> {
  const cache = new FileCache('templates', 5);
  let files = cache.read('all', '');
  if (!files) {
    files = await compile(folder);
    cache.write('all', '', files);
  }
  const [program, assets] = [true, false].map((is) => files.filter(({ path }) => path.startsWith(PROGRAM) === is));
  await writeFiles(folder, program!);
  const entry = program!.find(({ path }) => path.startsWith(ENTRY_FILE))!.path;
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
    assets: assets!,
  };
}

/** Let Astro compile all templates into a folder without rendering pages. @returns the files */
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
