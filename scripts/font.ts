import { writeFileSync } from 'node:fs';
import { TURKISH_FONT, turkishFont } from './font/turkish.ts';
import { readOptions } from './options.ts';

readOptions(
  'npm run font\nKeeps the Turkish letters of @fontsource-variable/figtree in src/styles, after a new version of it is installed.',
  { options: {} },
);
writeFileSync(TURKISH_FONT, await turkishFont());
