import { dev } from 'astro';
import { hostOf, localAddress, portOf } from '../src/server/command.ts';
import { orEnd, readOptions } from './lib/options.ts';

const USAGE = `npm run dev [-- --port N]
Serves the site and reloads open pages whenever content changes.
  --port N  port (default: PORT, or 4321); HOST sets the address to listen on`;

const { values } = readOptions(USAGE, { options: { port: { type: 'string' } } });
const port = orEnd(() => portOf({ PORT: values.port ?? process.env['PORT'] }, 4321));
// Pages name the address at which the site is viewed.
process.env['SITE_URL'] ||= localAddress(hostOf(process.env), port);
await dev({ server: { port, host: hostOf(process.env) } });
