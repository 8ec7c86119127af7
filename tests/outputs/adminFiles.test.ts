import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { editorScript, withoutForeignFonts } from '#admin/editor.ts';
import { adminFiles } from '#outputs/adminFiles.ts';
import { loadSite } from '../load.ts';

const FILES = ['/admin/index.html', '/admin/config.yml', '/admin/sveltia-cms.js', '/admin/icons.woff2'];
const site = (SITE_URL: string) => loadSite('tests/fixtures/practice', { SITE_URL });
const paths = (base: string, env: NodeJS.ProcessEnv) => [...adminFiles(site(base), env)].map(({ path }) => path);

it('the editor is published if the repository is known, and always on this machine', () => {
  expect(paths('https://practice.example', { CMS_REPOSITORY: 'practice/site' })).toEqual(FILES);
  expect(paths('http://localhost:8888', {})).toEqual(FILES);
  expect(paths('https://practice.example', {})).toEqual([]);
});

it('its program loads nothing from other servers when it starts', () => {
  const [, config, program] = [...adminFiles(site('https://practice.example'), { CMS_REPOSITORY: 'practice/site' })];
  expect(String(config!.body)).toContain('repo: practice/site');
  expect(String(program!.body)).not.toMatch(/cdn\.jsdelivr\.net\/fontsource|fonts\.googleapis|sourceMappingURL/);
  expect(String(program!.body)).toContain('url(/admin/icons.woff2)');
});

it('its program is that of the locked package', () => {
  const inPackage = fileURLToPath(new URL('../dist/sveltia-cms.js', import.meta.resolve('@sveltia/cms')));
  // Not toEqual, which would print two megabytes.
  const same = editorScript().equals(Buffer.from(withoutForeignFonts(readFileSync(inPackage, 'utf8'))));
  expect(same, 'src/admin/editor.js.br is of another version of @sveltia/cms: run "npm run editor"').toBe(true);
});
