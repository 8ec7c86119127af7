import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchNodeHandler, NodeRequest, sendNodeResponse } from 'srvx/node';
import type { Connect, DevEnvironment, Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { PUBLIC_FOLDER } from '#content/publicFiles.ts';
import { contentFolder } from '#content/readContent.ts';
import type * as handler from './handler.ts';

const SITE = fileURLToPath(new URL('../loading/currentSite.ts', import.meta.url));

/** Vite plugin that takes a change of the content for one of the module that reads it: open pages reload. */
export function watchContent(): Plugin {
  const folders = [resolve(contentFolder()), PUBLIC_FOLDER];
  const isContent = (file: string) => folders.some((folder) => (resolve(file) + sep).startsWith(folder + sep));
  const readersIn = ({ moduleGraph }: DevEnvironment) => [...(moduleGraph.getModulesByFile(SITE) ?? [])];
  return {
    name: 'watch-content',
    configureServer({ watcher, environments: { ssr } }) {
      watcher.add(folders);
      // At once: after an error, Astro tells pages to reload before the modules are updated.
      watcher.on('all', (_, file) => {
        if (isContent(file)) for (const module of readersIn(ssr)) ssr.moduleGraph.invalidateModule(module);
      });
    },
    hotUpdate({ file }) {
      return isContent(file) ? readersIn(this.environment) : undefined;
    },
  };
}

/** Paths served by Vite. */
const VITE = /^\/(?:@|__|src\/|node_modules\/|\.astro\/)/;

/** Tell whether the target of a request is an address whose path can be decoded. */
function isAddress(target = '/'): boolean {
  try {
    return decodeURIComponent(new URL(target, 'http://localhost').pathname) !== '';
  } catch {
    return false;
  }
}

/** Header of what the handler asks of Astro. */
const FOR_ASTRO = 'x-for-astro';

/** Make `astro dev` respond as the deployed site does. While the content has errors, Vite shows them for every page. */
export function serveContent(server: ViteDevServer): void {
  const { runner } = server.environments.ssr as RunnableDevEnvironment;
  const render = (path: string) =>
    fetchNodeHandler(
      server.middlewares,
      new Request(new URL(path, 'http://localhost'), { headers: { [FOR_ASTRO]: 'yes' } }),
    );
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const { respondInDevelopment: respond } = await runner.import<typeof handler>('/src/dev/handler.ts');
    return sendNodeResponse(response, await respond(new NodeRequest({ req: request, res: response }), render));
  };
  const { middlewares } = server;
  const handle = middlewares.handle.bind(middlewares);
  // Vite would end, or show the stack of its error.
  middlewares.handle = (request, response, next) => {
    if (isAddress(request.url)) handle(request, response, next);
    else response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad Request\n');
  };
  middlewares.use((request, response, next: Connect.NextFunction) => {
    if (VITE.test(request.url ?? '/') || request.headers[FOR_ASTRO]) return next();
    reply(request, response).catch((error: unknown) => {
      // Its stack says nothing to an editor. Not by `instanceof`: the error comes from the modules that Vite loaded.
      if (error instanceof Error && error.name === 'ContentError') error.stack = '';
      next(error);
    });
  });
}
