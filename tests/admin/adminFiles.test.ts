import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { adminFiles } from '#admin/adminFiles.ts';
import { editorScript, editorTexts, withoutForeignFiles } from '#admin/editor.ts';
import { loadSite } from '../load.ts';

const FILES = [
  '/admin/index.html',
  '/admin/config.yml',
  '/admin/sveltia-cms.js',
  '/admin/locales/tr.json',
  '/admin/icons.woff2',
];
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
  expect(String(program!.body)).not.toMatch(
    /cdn\.jsdelivr\.net\/fontsource|fonts\.googleapis|sourceMappingURL|\}\/(?:locales|package\.json)`/,
  );
  expect(String(program!.body)).toContain('url(/admin/icons.woff2)');
});

it('its program and texts are those of the locked package', () => {
  const inPackage = (path: string) =>
    readFileSync(fileURLToPath(new URL(path, import.meta.resolve('@sveltia/cms'))), 'utf8');
  // Not toEqual, which would print two megabytes.
  const same =
    editorScript().equals(Buffer.from(withoutForeignFiles(inPackage('../dist/sveltia-cms.js')))) &&
    editorTexts() === inPackage('../locales/tr.json');
  expect(same, 'src/admin/editor.*.br are of another version of @sveltia/cms: run "npm run editor"').toBe(true);
});
