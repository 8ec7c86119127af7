import type { AstroIntegration } from 'astro';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { KeptFiles, type KeptFile } from './keptFiles.ts';
import { publish } from './publish.ts';
import { filesOf } from './verify.ts';

/** The templates of pages, compiled. */
export interface Templates {
  /** The HTML of the page at a path. @throws Error where its template does. */
  render(path: string): Promise<string>;
  /** Paths of the pages that have a template of their own, such as the one that says that there is no page. */
  readonly paths: readonly string[];
  /** The styles, scripts and fonts that pages load. */
  readonly assets: readonly KeptFile[];
}

/** What Astro's own entry point of a server exports, as far as it is used here. */
interface Program {
  createApp(options: { streaming: boolean }): {
    readonly manifest: { readonly routes: readonly { readonly routeData: { readonly pathname?: string } }[] };
    match(request: Request, prerendered: true): object | undefined;
    render(request: Request, options: { routeData: object }): Promise<Response>;
  };
}

const ENTRY = 'astro/app/entrypoint';
/** Where Astro leaves the program that renders, below the folder that it builds into. */
const PROGRAM = '/.prerender/';
const ENTRY_FILE = `${PROGRAM}prerender-entry.`;
/** Pages know their addresses from the site: that of a request only says which page. */
const ORIGIN = 'http://page.invalid';

/**
 * Where the program stands while it runs: it finds its packages above it. What a build that was killed leaves in the staging
 * directory, the next one removes.
 */
export const homeOf = (staging: string): string =>
  staging.startsWith(process.cwd() + sep) ? staging : resolve('.cache');

/** Calls `use` with the templates, compiled by Astro where no build has compiled the same. @returns what it comes to. */
export async function withTemplates<T>(staging: string, use: (templates: Templates) => Promise<T>): Promise<T> {
  const home = homeOf(staging);
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, 'templates-'));
  try {
    return await use(await load(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function load(folder: string): Promise<Templates> {
  const kept = new KeptFiles('templates', 5);
  let files = kept.read('all', '');
  if (!files) {
    files = await compile(folder);
    kept.write('all', '', files);
  }
  const [program, assets] = [true, false].map((is) => files.filter(({ path }) => path.startsWith(PROGRAM) === is));
  await publish(folder, program!);
  const entry = program!.find(({ path }) => path.startsWith(ENTRY_FILE))!.path;
  const app = ((await import(pathToFileURL(join(folder, entry)).href)) as Program).createApp({ streaming: false });
  return {
    async render(path) {
      const request = new Request(new URL(path, ORIGIN));
      const routeData = app.match(request, true);
      const response = routeData && (await app.render(request, { routeData }));
      // Astro has printed what its template threw.
      if (!response || response.status === 500) throw new Error(`${path}: its template failed.`);
      return response.text();
    },
    paths: app.manifest.routes.map(({ routeData }) => routeData.pathname).filter((path) => path !== undefined),
    assets: assets!,
  };
}

/** Has Astro compile all templates into a folder, and render none. @returns every file of it. */
async function compile(folder: string): Promise<KeptFile[]> {
  const { build } = await import('astro');
  let files: KeptFile[] = [];
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
  // The files of `public/` may change while the templates do not: they are published beside them (`outputs/publicFiles.ts`).
  await build({ outDir: folder, publicDir: join(folder, 'none'), integrations: [integration], logLevel: 'warn' });
  return files;
}
