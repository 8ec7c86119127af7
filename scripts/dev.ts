import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { hostOf, portOf } from '../src/server/command.ts';

// npm run dev [-- --port N]: the site as the content stands, at the address it is looked at, unless SITE_URL names another.
const { values } = parseArgs({ options: { port: { type: 'string' } } });
const port = portOf({ PORT: values.port ?? process.env['PORT'] }, 4321);
process.env['SITE_URL'] ||= `http://localhost:${port}`;
await dev({ server: { port, host: hostOf(process.env) } });
