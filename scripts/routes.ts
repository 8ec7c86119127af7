import { readFileSync, writeFileSync } from 'node:fs';
import { MARK, routesToml } from '../src/edge/netlify/routes.ts';
import { readOptions } from './options.ts';

readOptions('npm run routes\nWrites which requests run the edge function at the end of netlify.toml.', { options: {} });
const [written = ''] = readFileSync('netlify.toml', 'utf8').split(MARK);
writeFileSync('netlify.toml', written + MARK + routesToml());
