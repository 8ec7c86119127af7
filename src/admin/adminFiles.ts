import { readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPageRef, refOf } from '#content/contentFiles.ts';
import { contentFolder } from '#content/readContent.ts';
import { keyedSigns } from '#content/resolveTriage.ts';
import { shortened } from '#markdown/shortened.ts';
import type { Site } from '#site/site.ts';
import { adminConfig } from './adminConfig.ts';
import { adminPage } from './adminPage.ts';
import { EDITOR_ICONS, EDITOR_TEXTS, editorScript, editorTexts } from './editor.ts';
import { type Repository, repositoryOf } from './repository.ts';
import { INTERFACE, TEXTS } from './turkish.ts';

const ICON_FONT =
  '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2';

/** Two lines of a form. */
const MAX_LABEL_CHARACTERS = 120;

/** The editor at `/admin/`. It needs a repository, except on localhost, where it can edit local files. */
export function* adminFiles(
  { base, practice, pages, triage, faq }: Site,
  env: NodeJS.ProcessEnv,
): Generator<{ path: string; body: string | Buffer }> {
  const repository = repositoryOf(env) ?? (isLocal(base) ? LOCAL : undefined);
  if (!repository) return;
  const author = practice.doctors.map(({ name }) => name);
  const people = { author, reviewer: [...author, ...practice.reviewers.map(({ name }) => name)] };
  const page = pages
    .map(({ title, source }) => ({ label: title, value: refOf(source) }))
    .filter(({ value }) => isPageRef(value));
  const existing = {
    page,
    question: faq.flatMap(({ questions }) => questions).map(({ key, question }) => ({ label: question, value: key })),
    sign: keyedSigns(triage).map(optionOf),
    closing: triage.closings.map(optionOf),
  };
  yield { path: '/admin/index.html', body: adminPage(`${practice.name}: ${TEXTS.editor}`) };
  yield { path: '/admin/config.yml', body: adminConfig(repository, base, contentInRepository(), { people, existing }) };
  yield { path: '/admin/sveltia-cms.js', body: editorScript() };
  yield { path: EDITOR_TEXTS, body: JSON.stringify({ ...(JSON.parse(editorTexts()) as object), ...INTERFACE }) };
  yield { path: EDITOR_ICONS, body: readFileSync(fileURLToPath(import.meta.resolve(ICON_FONT))) };
}

const optionOf = ({ key, text }: { key: string; text: string }) => ({
  label: shortened(text.replaceAll(/\s+/g, ' '), MAX_LABEL_CHARACTERS),
  value: key,
});

/** Get the content folder within the repository; `content` if it is outside. */
function contentInRepository(): string {
  const folder = relative('.', contentFolder()).replaceAll('\\', '/');
  return folder === '' || folder.startsWith('..') || isAbsolute(folder) ? 'content' : folder;
}

/** A placeholder; GitHub is not contacted. */
const LOCAL: Repository = { name: 'local/repository', branch: 'main' };

const isLocal = (base: string): boolean => /^(?:localhost|127\.0\.0\.1)$/.test(new URL(base).hostname);
