import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import type { Connect, ViteDevServer } from 'vite';
import { cacheFindings, currentSite, invalidateSite } from '../content/currentSite.ts';
import { ContentError } from '../entries/problem.ts';
import { PUBLIC } from '../entries/publicFiles.ts';
import { contentFolder } from '../entries/read.ts';
import type { Site } from '../site/site.ts';
import { createDevHandler } from './handler.ts';
import { problemsPage, problemsText } from './problemsPage.ts';

/** Paths served by Vite. */
const VITE = /^\/(?:@|__|src\/|node_modules\/|\.astro\/)/;

/** Header of requests of this server to itself for a page rendered by Astro. */
const FOR_ASTRO = 'x-for-astro';

/**
 * Make `astro dev` serve the whole site from the current content. Open pages reload after a change; errors replace
 * pages.
 */
export function serveContent(server: ViteDevServer): void {
  cacheFindings();
  watchContent(server, [resolve(contentFolder()), PUBLIC]);
  const handlers = new WeakMap<Site, ReturnType<typeof createDevHandler>>();
  const replyTo = (request: Request, site: Site) => {
    if (!handlers.has(site)) handlers.set(site, createDevHandler(site, render));
    return handlers.get(site)!(request);
  };

  const render = (path: string) =>
    fetch(new URL(path, server.resolvedUrls!.local[0]), { headers: { [FOR_ASTRO]: 'yes' } });

  const handle = async (request: IncomingMessage, response: ServerResponse, next: Connect.NextFunction) => {
    const address = request.url ?? '/';
    if (VITE.test(address) || request.headers[FOR_ASTRO]) return next();
    let site: Site;
    try {
      site = currentSite();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return reject(error, request, response);
    }
    const reply = await replyTo(new NodeRequest({ req: request, res: response }), site);
    if ('response' in reply) return sendNodeResponse(response, reply.response);
    request.url = reply.pass + new URL(address, 'http://localhost').search;
    next();
  };
  server.middlewares.use((request, response, next) => {
    handle(request, response, next).catch(next);
  });
}

function watchContent(server: ViteDevServer, folders: readonly string[]): void {
  const reload = (file: string) => {
    const seen = stamp(file);
    invalidateSite();
    // Astro keeps the paths of pages; this is its own name for the event after which it asks again.
    for (const name of ['ssr', 'prerender']) server.environments[name]?.hot.send('astro:content-changed', {});
    server.environments.client.hot.send({ type: 'full-reload' });
    setTimeout(() => {
      if (stamp(file) !== seen) reload(file);
    }, SILENCE);
  };
  server.watcher.add(folders);
  server.watcher.on('all', (_event, file) => {
    if (folders.some((folder) => (resolve(file) + sep).startsWith(folder + sep))) reload(file);
  });
}

/** For this long after an event, in milliseconds, the watcher drops further changes of a file: its own 50, and some. */
const SILENCE = 80;

const stamp = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

function reject(error: ContentError, request: IncomingMessage, response: ServerResponse): void {
  const html = request.headers.accept?.includes('text/html') ?? false;
  response.writeHead(500, {
    'Content-Type': `text/${html ? 'html' : 'plain'}; charset=utf-8`,
    'Cache-Control': 'no-store',
  });
  response.end(html ? problemsPage(error) : problemsText(error));
}
