import { readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentFolder } from '../entries/read.ts';
import type { OutputFile } from './file.ts';
import type { Site } from '../site/site.ts';
import { adminConfig } from '../admin/config.ts';
import { adminPage } from '../admin/page.ts';
import { repositoryOf, type Repository } from '../admin/repository.ts';

const inPackage = (path: string): string => fileURLToPath(new URL(path, import.meta.resolve('@sveltia/cms')));

/** A font as the editor's own styles declare it, from a server of others. */
const fontOf = (name: string): RegExp =>
  new RegExp(String.raw`/\* https://fontsource\.org/fonts/${name}/cdn \*/\s*@font-face \{[^}]*\}`, 'g');

/** Letters come from the machine of whoever edits; icons are a font, and come from here. */
const LETTERS = ['source-sans-3', 'noto-mono'];
const ICONS = {
  address:
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols-outlined:vf@[\d.]+\/latin-wght-normal\.woff2/g,
  file: '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2',
  path: '/admin/icons.woff2',
} as const;

/**
 * The editor in the browser, out of its npm package. Without a repository to write to there is none, except on this
 * machine, where it can work with the files themselves.
 */
export function* adminFiles({ base, practice }: Site, env: NodeJS.ProcessEnv): Generator<OutputFile> {
  const repository = repositoryOf(env) ?? (isLocal(base) ? LOCAL : undefined);
  if (!repository) return;
  yield { path: '/admin/index.html', body: adminPage(`${practice.name}: editor`) };
  yield { path: '/admin/config.yml', body: adminConfig(repository, base, contentInRepository()) };
  yield { path: '/admin/sveltia-cms.js', body: editor() };
  yield { path: ICONS.path, body: readFileSync(fileURLToPath(import.meta.resolve(ICONS.file))) };
}

/** The content's folder below the repository's; one that stands elsewhere is taken for the standard one. */
function contentInRepository(): string {
  const folder = relative('.', contentFolder()).replaceAll('\\', '/');
  return folder === '' || folder.startsWith('..') || isAbsolute(folder) ? 'content' : folder;
}

/** Only its name is shown; nothing is asked of GitHub. */
const LOCAL: Repository = { name: 'local/repository', branch: 'main' };

const isLocal = (base: string): boolean => /^(?:localhost|127\.0\.0\.1)$/.test(new URL(base).hostname);

/** @throws Error where a newer version of the editor declares its fonts in another way. */
function editor(): string {
  let source = readFileSync(inPackage('../dist/sveltia-cms.js'), 'utf8');
  const change = (pattern: RegExp, to: string) => {
    const changed = source.replace(pattern, to);
    if (changed === source)
      throw new Error(`@sveltia/cms no longer holds ${String(pattern)}: see src/outputs/admin.ts.`);
    source = changed;
  };
  for (const name of LETTERS) change(fontOf(name), '');
  change(ICONS.address, ICONS.path);
  change(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
  return source;
}
