import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compressEditor, EDITOR_FILE, withoutForeignFonts } from '#admin/editor.ts';
import { readOptions } from './lib/options.ts';

readOptions(
  'npm run editor\nCopies the script and licence of @sveltia/cms into src/admin; run it after updating the package.',
  { options: {} },
);
const inPackage = (path: string): string => fileURLToPath(new URL(path, import.meta.resolve('@sveltia/cms')));
const script = withoutForeignFonts(readFileSync(inPackage('../dist/sveltia-cms.js'), 'utf8'));
writeFileSync(EDITOR_FILE, compressEditor(script));
copyFileSync(inPackage('../LICENSE.txt'), fileURLToPath(new URL('../src/admin/editor.LICENSE.txt', import.meta.url)));
