import { buildInto } from '#build/build.ts';
import { hostOf, localAddress, portOf } from '#server/address.ts';
import { freePort } from './lib/freePort.ts';
import { readOptions } from './lib/options.ts';

const USAGE = `npm start
Builds the site and serves it on http://localhost:8888; PORT and HOST change the address,
SITE_URL the one that pages name.
npm run start:netlify: the same on Netlify's own edge runtime.`;

const [runtime] = readOptions(USAGE, { allowPositionals: true, options: {} }).positionals;
if (runtime !== undefined && runtime !== 'netlify') {
  console.error(`Unknown runtime ${JSON.stringify(runtime)}; name netlify, or none.`);
  process.exit(2);
}
// Pages name the port, so a free one is chosen before they are built.
const port = portOf(process.env) || (await freePort());
process.env['PORT'] = String(port);
process.env['SITE_URL'] ||= localAddress(hostOf(process.env), port);
if (!(await buildInto('.'))) process.exit(1);
await import(runtime ? './netlify/start.ts' : './serve.ts');
