import { dev } from 'astro';
import { portOf } from '../src/server/command.ts';

// npm run dev: the site as the content stands, at the address it is looked at, unless SITE_URL names another.
const port = process.env['PORT'] ? portOf(process.env) : 4321;
process.env['SITE_URL'] ||= `http://localhost:${port}`;
await dev({ server: { port } });
