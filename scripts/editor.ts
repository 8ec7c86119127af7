import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compressEditor, EDITOR_FILE, withoutForeignFonts } from '../src/admin/editor.ts';
import { readOptions } from './options.ts';

readOptions(
  'npm run editor\nKeeps the script and licence of @sveltia/cms in src/admin, after a new version of it is installed.',
  { options: {} },
);
const inPackage = (path: string): string => fileURLToPath(new URL(path, import.meta.resolve('@sveltia/cms')));
const script = withoutForeignFonts(readFileSync(inPackage('../dist/sveltia-cms.js'), 'utf8'));
writeFileSync(EDITOR_FILE, compressEditor(script));
copyFileSync(inPackage('../LICENSE.txt'), fileURLToPath(new URL('../src/admin/editor.LICENSE.txt', import.meta.url)));
