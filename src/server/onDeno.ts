import { fileURLToPath } from 'node:url';
import data from '../../.edge/data.js';
import { runServer, welcome } from './command.ts';
import { addressOf, listen } from './listen.ts';
import { createSiteHandler } from './server.ts';

// The adapter for Deno and its entry point: files and edge function in one process. The modules that it shares with the
// Node server use Web APIs, and `node:` modules that Deno has.
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const site = createSiteHandler({ dist, data });

await runServer(async (port) => {
  const server = await listen(port, site);
  console.log(welcome(addressOf(server)));
  return () => server.close(true);
});
