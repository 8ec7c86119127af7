import { readFileSync, writeFileSync } from 'node:fs';
import { readOptions } from './lib/options.ts';
import { MARK, routesToml } from './netlify/routes.ts';

readOptions('npm run routes\nUpdates the end of netlify.toml, which lists the requests that run the edge function.', {
  options: {},
});
const [written = ''] = readFileSync('netlify.toml', 'utf8').split(MARK);
writeFileSync('netlify.toml', written + MARK + routesToml());
