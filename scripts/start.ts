import { buildInto } from '../src/build/build.ts';
import { portOf } from '../src/server/command.ts';

// npm start [-- netlify]: builds the site for the address it is then served at, unless SITE_URL names another.
process.env['SITE_URL'] ||= `http://localhost:${portOf(process.env)}`;
if (!(await buildInto('.'))) process.exit(1);
await (process.argv[2] === 'netlify' ? import('./netlify.ts') : import('./serve.ts'));
