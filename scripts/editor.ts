import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compressEditor, EDITOR_FILE, withoutForeignFonts } from '../src/admin/editor.ts';

// npm run editor: after a new version of @sveltia/cms is installed, keeps its script, and its licence, in src/admin.
const inPackage = (path: string): string => fileURLToPath(new URL(path, import.meta.resolve('@sveltia/cms')));
const script = withoutForeignFonts(readFileSync(inPackage('../dist/sveltia-cms.js'), 'utf8'));
writeFileSync(EDITOR_FILE, compressEditor(script));
copyFileSync(inPackage('../LICENSE.txt'), fileURLToPath(new URL('../src/admin/editor.LICENSE.txt', import.meta.url)));
