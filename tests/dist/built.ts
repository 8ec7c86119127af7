import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createContent } from '#scaffold/createContent.ts';
import { ANKA } from '../scaffold/anka.ts';
import { build, EDITED } from './build.ts';
import { BEGUN, ONLINE, practices } from './practices.ts';

/** What the standing sites were built from. */
const STAMP = '.cache/practices/stamp';
const SOURCES = ['src', 'content', 'scripts', 'tests/fixtures', 'tests/dist', 'astro.config.mjs', 'package-lock.json'];

/**
 * Vitest's global setup of every project that reads a built site: each practice is built once, and again only after a
 * change.
 */
export default async function buildPractices(): Promise<void> {
  const written = practices.map(({ content }) => content).filter((content) => content !== BEGUN);
  const sources = [...new Set([...SOURCES, ...written])].flatMap(filesBelow).map(stateOf);
  const stamp = () =>
    createHash('sha256')
      .update(JSON.stringify([sources, homePages().map(stateOf)]))
      .digest('hex');
  if (existsSync(STAMP) && homePages().every(existsSync) && readFileSync(STAMP, 'utf8') === stamp()) return;
  rmSync(STAMP, { force: true });
  mkdirSync(dirname(STAMP), { recursive: true });
  if (practices.some(({ content }) => content === BEGUN)) {
    rmSync(BEGUN, { recursive: true, force: true });
    mkdirSync(dirname(BEGUN), { recursive: true });
    await createContent('practice', [...ANKA, '--online', ONLINE], BEGUN, new Date().toLocaleDateString('sv'));
    // One of the practices has no question box.
    appendFileSync(join(BEGUN, 'practice.yaml'), 'ask: false\n');
  }
  // With a repository, so that the editor in the browser is part of what is built.
  await Promise.all(practices.map(({ content, folder }) => build(content, folder, EDITED)));
  writeFileSync(STAMP, stamp());
}

/** A later build into the same folder replaces them. */
const homePages = () => practices.map(({ folder }) => join(folder, 'dist/index.html'));

function stateOf(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${file} ${size} ${mtimeMs}`;
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}
