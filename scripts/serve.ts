import { createAnswerer } from '../src/answers/answerer.ts';
import { runServer, welcome } from '../src/server/command.ts';
import { readBuilt } from '../src/server/folder.ts';
import { addressOf } from '../src/server/listen.ts';
import { createSiteServer } from '../src/server/server.ts';

/** Time an open request has to end, in milliseconds. */
const GRACE = 2000;

// npm run serve [FOLDER]: serves the `dist` that stands in FOLDER.
await runServer(async (port) => {
  const { dist, data } = await readBuilt(process.argv[2] ?? '.');
  const server = await createSiteServer({ dist, data, answer: createAnswerer(data.answers), port });
  console.log(welcome(addressOf(server)));
  return async () => {
    const late = setTimeout(() => void server.close(true), GRACE);
    await server.close();
    clearTimeout(late);
  };
});
