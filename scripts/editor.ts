import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compressEditor, EDITOR_FILE, EDITOR_TEXTS_FILE, withoutForeignFiles } from '#admin/editor.ts';
import { readOptions } from './lib/options.ts';

readOptions(
  'npm run editor\nCopies the script, Turkish texts and licence of @sveltia/cms into src/admin; run it after updating the package.',
  { options: {} },
);
const inPackage = (path: string): string => fileURLToPath(new URL(path, import.meta.resolve('@sveltia/cms')));
const script = withoutForeignFiles(readFileSync(inPackage('../dist/sveltia-cms.js'), 'utf8'));
writeFileSync(EDITOR_FILE, compressEditor(script));
writeFileSync(EDITOR_TEXTS_FILE, compressEditor(readFileSync(inPackage('../locales/tr.json'), 'utf8')));
copyFileSync(inPackage('../LICENSE.txt'), fileURLToPath(new URL('../src/admin/editor.LICENSE.txt', import.meta.url)));
