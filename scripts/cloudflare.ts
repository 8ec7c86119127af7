import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { behindCdn } from './hosts/behindCdn.ts';
import { runServer, welcome } from '../src/server/command.ts';
import { readBuilt } from '../src/server/folder.ts';
import { addressOf, listen } from '../src/server/listen.ts';

/** What is read here of the configuration that Cloudflare's own command, `wrangler deploy`, reads. */
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
  // Its own would end the process at once, with an error.
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
  return runtime;
}

/** Without a body, which nothing of the site reads, and uncompressed: to compress is the CDN's work. */
function withoutBody({ method, headers }: Request) {
  const { 'content-length': _, 'transfer-encoding': __, ...rest } = Object.fromEntries(headers);
  return { method, headers: { ...rest, 'accept-encoding': 'identity' }, redirect: 'manual' as const };
}

// npm run start:cloudflare: the standing `dist` and wrangler.json on Cloudflare's own runtime, workerd, offline.
await runServer(async (port) => {
  await readBuilt('.');
  const cloudflare = await startRuntime();
  const server = await listen(
    port,
    behindCdn(async (request) => {
      // The library's own type of a Response knows less of the web platform than Node's.
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
