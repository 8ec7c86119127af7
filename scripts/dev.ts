import { dev } from 'astro';
import { hostOf, portOf } from '../src/server/command.ts';
import { orEnd, readOptions } from './options.ts';

const USAGE = `npm run dev [-- --port N]
Shows the site as the content stands; every save is on screen at once.
  --port N  in the place of 4321, as PORT does; HOST names an address to listen on`;

const { values } = readOptions(USAGE, { options: { port: { type: 'string' } } });
const port = orEnd(() => portOf({ PORT: values.port ?? process.env['PORT'] }, 4321));
// The address at which it is looked at.
process.env['SITE_URL'] ||= `http://localhost:${port}`;
await dev({ server: { port, host: hostOf(process.env) } });
