import { readFileSync, writeFileSync } from 'node:fs';
import { MARK, routesToml } from './hosts/netlifyRoutes.ts';
import { readOptions } from './lib/options.ts';

readOptions('npm run routes\nUpdates the end of netlify.toml, which lists the requests that run the edge function.', {
  options: {},
});
const [written = ''] = readFileSync('netlify.toml', 'utf8').split(MARK);
writeFileSync('netlify.toml', written + MARK + routesToml());
