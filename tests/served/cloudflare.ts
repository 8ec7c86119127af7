import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import type { TestProject } from 'vitest/node';
import { addressOf, listen } from '#server/listen.ts';
import { behindCdn } from '../../scripts/netlify/behindCdn.ts';

const FOLDER = 'src/edge/cloudflare';

/** What is read of the file that `wrangler deploy` reads. */
interface Wrangler {
  readonly main: string;
  readonly compatibility_date: string;
  readonly assets: {
    readonly directory: string;
    readonly binding: string;
    readonly html_handling: 'none';
    readonly not_found_handling: 'none';
    readonly run_worker_first: boolean;
  };
}

/** Global setup: the standing site on workerd, Cloudflare's own runtime, by wrangler.json. */
export default async function serveOnCloudflare(project: TestProject): Promise<() => Promise<void>> {
  const { main, compatibility_date, assets } = JSON.parse(
    await readFile(resolve(FOLDER, 'wrangler.json'), 'utf8'),
  ) as Wrangler;
  const { outputFiles } = await build({
    entryPoints: [resolve(FOLDER, main)],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const cloudflare = new Miniflare({
    cf: false,
    modules: true,
    script: outputFiles[0]!.text,
    compatibilityDate: compatibility_date,
    assets: {
      directory: resolve(FOLDER, assets.directory),
      binding: assets.binding,
      assetConfig: { html_handling: assets.html_handling, not_found_handling: assets.not_found_handling },
      routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: assets.run_worker_first },
    },
  });
  const server = await listen(
    0,
    behindCdn(async (request) => {
      // The library's type of a Response lacks parts of the web platform that Node's has.
      const response: unknown = await cloudflare.dispatchFetch(request.url, withoutBody(request));
      return response as Response;
    }),
  );
  project.provide('served', addressOf(server));
  project.provide('runtime', { name: 'Cloudflare', quick: true, validators: true, compresses: false });
  return async () => {
    await server.close(true);
    await cloudflare.dispose();
  };
}

/** Drop the body, which no code of the site reads, and ask for no compression, which is the CDN's work. */
function withoutBody({ method, headers }: Request) {
  const { 'content-length': _, 'transfer-encoding': __, ...rest } = Object.fromEntries(headers);
  return { method, headers: { ...rest, 'accept-encoding': 'identity' }, redirect: 'manual' as const };
}
