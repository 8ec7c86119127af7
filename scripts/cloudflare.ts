import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { runServer, welcome } from '../src/server/command.ts';
import { readBuilt } from '../src/server/folder.ts';
import { addressOf, listen } from '../src/server/listen.ts';
import { behindCdn } from './hosts/behindCdn.ts';

/** The part of the configuration of `wrangler deploy` that this script reads. */
interface Wrangler {
  readonly main: string;
  readonly compatibility_date: string;
  readonly minify: boolean;
  readonly assets: {
    readonly directory: string;
    readonly binding: string;
    readonly html_handling: 'none';
    readonly not_found_handling: 'none';
    readonly run_worker_first: boolean;
  };
}

const FOLDER = 'src/edge/cloudflare';

async function startRuntime(): Promise<Miniflare> {
  const config = JSON.parse(await readFile(resolve(FOLDER, 'wrangler.json'), 'utf8')) as Wrangler;
  const { directory, binding, html_handling, not_found_handling, run_worker_first } = config.assets;
  const { outputFiles } = await build({
    entryPoints: [resolve(FOLDER, config.main)],
    bundle: true,
    format: 'esm',
    minify: config.minify,
    write: false,
  });
  const runtime = new Miniflare({
    cf: false,
    modules: true,
    script: outputFiles[0]!.text,
    compatibilityDate: config.compatibility_date,
    assets: {
      directory: resolve(FOLDER, directory),
      binding,
      assetConfig: { html_handling, not_found_handling },
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: run_worker_first },
    },
  });
  await runtime.ready;
  // The library's handlers would end the process at once, with an error.
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
  return runtime;
}

/** Drop the body, which no code of the site reads, and ask for no compression, which is the CDN's work. */
function withoutBody({ method, headers }: Request) {
  const { 'content-length': _, 'transfer-encoding': __, ...rest } = Object.fromEntries(headers);
  return { method, headers: { ...rest, 'accept-encoding': 'identity' }, redirect: 'manual' as const };
}

// npm run start:cloudflare: serve the existing `dist` by wrangler.json on Cloudflare's own runtime, workerd, offline.
await runServer(async (port) => {
  await readBuilt('.');
  const cloudflare = await startRuntime();
  const server = await listen(
    port,
    behindCdn(async (request) => {
      // The library's type of a Response lacks parts of the web platform that Node's has.
      const response: unknown = await cloudflare.dispatchFetch(request.url, withoutBody(request));
      return response as Response;
    }),
  );
  console.log(welcome(addressOf(server)));
  return async () => {
    await server.close(true);
    await cloudflare.dispose();
  };
});
