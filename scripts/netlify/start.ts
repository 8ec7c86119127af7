import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NetlifyDev } from '@netlify/dev';
import { COMMON_HEADERS } from '#edge/headers.ts';
import { readBuiltSite } from '#server/builtSite.ts';
import { addressOf, listen } from '#server/listen.ts';
import { runServer, welcome } from '#server/runServer.ts';
import { behindCdn } from './behindCdn.ts';
import { putDenoOnPath } from './denoProgram.ts';

/** Time Netlify's runtime has to stop, in milliseconds: it may wait forever for its own connections. */
const GRACE_MS = 2000;

putDenoOnPath();

// Netlify's runtime hands a request on to Deno with fetch, and would follow a redirect meant for the client.
const { fetch } = globalThis;
globalThis.fetch = (input, init) =>
  init instanceof Request ? fetch(new Request(input, init), { redirect: 'manual' }) : fetch(input, init);

const off = { enabled: false } as const;

async function startRuntime(): Promise<NetlifyDev> {
  const netlify = new NetlifyDev({
    aiGateway: off,
    blobs: off,
    database: off,
    environmentVariables: off,
    functions: off,
    geolocation: off,
    images: off,
    skipGitignore: true,
  });
  await netlify.start();
  return netlify;
}

/** The site reads no body, and the runtime fails if one breaks off. */
function requestWithoutBody({ url, method, headers: sent }: Request): Request {
  const headers = new Headers(sent);
  for (const name of ['content-length', 'transfer-encoding']) headers.delete(name);
  return new Request(url, { method, headers });
}

// npm run start:netlify: serve the existing `dist` by netlify.toml, on Netlify's own edge runtime, offline.
await runServer(async (port) => {
  const { dist } = await readBuiltSite('.');
  const runtime = await startRuntime();
  // A deployed site sends its 404 page for what the runtime leaves unanswered.
  const page = await readFile(join(dist, '404.html'));
  const unknown = () =>
    new Response(page, { status: 404, headers: { ...COMMON_HEADERS, 'Content-Type': 'text/html; charset=utf-8' } });
  const server = await listen(
    port,
    behindCdn(async (request) => (await runtime.handle(requestWithoutBody(request))) ?? unknown()),
  );
  console.log(welcome(addressOf(server)));
  return async () => {
    const patience = new Promise<void>((resolve) => setTimeout(resolve, GRACE_MS));
    await Promise.race([Promise.all([server.close(true), runtime.stop()]), patience]);
  };
});
