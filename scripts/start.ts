import { buildInto } from '../src/build/build.ts';
import { portOf } from '../src/server/command.ts';

// npm start [-- netlify | deno | cloudflare]: builds the site for the address it is then served at, unless SITE_URL names another.
process.env['SITE_URL'] ||= `http://localhost:${portOf(process.env)}`;
if (!(await buildInto('.'))) process.exit(1);
switch (process.argv[2]) {
  case 'netlify':
    await import('./netlify.ts');
    break;
  case 'deno':
    await import('./deno.ts');
    break;
  case 'cloudflare':
    await import('./cloudflare.ts');
    break;
  default:
    await import('./serve.ts');
}
