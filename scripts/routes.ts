import { readFileSync, writeFileSync } from 'node:fs';
import { MARK, routesToml } from '../src/edge/netlify/routes.ts';

// npm run routes: which requests run the edge function, at the end of netlify.toml.
const [written = ''] = readFileSync('netlify.toml', 'utf8').split(MARK);
writeFileSync('netlify.toml', written + MARK + routesToml());
