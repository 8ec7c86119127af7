import { writeFileSync } from 'node:fs';
import { TURKISH_FONT, turkishFont } from './font/turkish.ts';
import { readOptions } from './lib/options.ts';

readOptions(
  'npm run font\n' +
    'Copies the Turkish letters of @fontsource-variable/figtree into src/styles; run it after updating the package.',
  { options: {} },
);
writeFileSync(TURKISH_FONT, await turkishFont());
