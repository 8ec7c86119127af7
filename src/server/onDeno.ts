import { fileURLToPath } from 'node:url';
import data from '../../.edge/data.js';
import { createAnswerer } from '../answers/answerer.ts';
import { runServer, welcome } from './command.ts';
import { addressOf, listen } from './listen.ts';
import { answers } from './server.ts';

// The adapter for Deno, and its entry point: the prebuilt files and the edge function in one process. The modules it
// shares with the Node server use Web APIs and those of `node:` that Deno has.
const answer = createAnswerer(data.answers);
const site = answers({ dist: fileURLToPath(new URL('../../dist', import.meta.url)), data, answer });

await runServer(async (port) => {
  const server = await listen(port, site);
  console.log(welcome(addressOf(server)));
  return () => server.close(true);
});
