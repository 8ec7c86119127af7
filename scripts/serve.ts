import { resolve } from 'node:path';
import { finishInterruptedSwap } from '#build/swap.ts';
import { openSite } from '#server/builtSite.ts';
import { addressOf, listen } from '#server/listen.ts';
import { runServer, welcome } from '#server/runServer.ts';
import { readOptions } from './lib/options.ts';

/** Time an open request has to end when the server stops, in milliseconds. */
const GRACE_MS = 2000;

const USAGE = `npm run serve [-- FOLDER]
Serves the existing dist/ of FOLDER (default: this folder) on http://localhost:8888. Restart it after each build.
PORT and HOST change the address.`;

const [named = '.'] = readOptions(USAGE, { allowPositionals: true, options: {} }).positionals;
await runServer(async (port) => {
  const folder = resolve(named);
  finishInterruptedSwap(folder);
  const server = await listen(port, await openSite(folder));
  console.log(welcome(addressOf(server)));
  return async () => {
    const late = setTimeout(() => void server.close(true), GRACE_MS);
    await server.close();
    clearTimeout(late);
  };
});
