import { writeFileSync } from 'node:fs';
import { TURKISH_FONT, turkishFont } from './font/turkish.ts';

// npm run font: after a new version of @fontsource-variable/figtree is installed, keeps its Turkish letters in src/styles.
writeFileSync(TURKISH_FONT, await turkishFont());
