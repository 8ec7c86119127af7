import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesOf } from '../../src/build/files.ts';
import { OUTPUT } from '../../src/build/swap.ts';
import { passagesOf } from '../../src/check/passages.ts';
import { readContent } from '../../src/entries/read.ts';

let folder: string;
let content: string;
/** A copy of the project, whose code a test may change. */
let project: string;

beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(resolve('.cache', 'kept-'));
  content = join(folder, 'content');
  project = join(folder, 'project');
  for (const part of ['src', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json', 'astro.config.mjs'])
    cpSync(part, join(project, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  cpSync('tests/fixtures/practice', content, { recursive: true });
  const { status, stderr } = build('kept');
  expect(status, stderr).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * A build with a cache of its own.
 * @returns its exit code, and how many of how many pages it made.
 */
function build(name: string, address = 'https://first.example', ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/build.ts', '--out', join(folder, name), ...options],
    {
      cwd: project,
      env: { ...process.env, CONTENT_DIR: content, SITE_URL: address, CACHE_DIR: join(folder, `${name}-cache`) },
      encoding: 'utf8',
    },
  );
  const [, made, all] = /pages rendered \((\d+) of (\d+)\)/.exec(stdout) ?? [];
  return { status, stderr, made: Number(made), all: Number(all) };
}

/** Every file that a build has left, by its path. */
const output = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.values(OUTPUT).flatMap((part) => {
      const root = join(folder, name, part);
      return filesOf(root).map((file) => [part + file, readFileSync(join(root, file), 'latin1')]);
    }),
  );

/** Build without the page cache and the named caches; the output equals that of the cached build. `what` changed. */
function expectClean(what: string, address?: string, ...without: string[]): void {
  for (const part of ['pages', ...without]) rmSync(join(folder, 'clean-cache', part), { recursive: true, force: true });
  const clean = build('clean', address);
  expect(clean.made, `${what}: ${clean.stderr}`).toBe(clean.all);
  const [kept, wanted] = [output('kept'), output('clean')];
  expect(
    Object.keys(kept).filter((file) => kept[file] !== wanted[file]),
    what,
  ).toEqual([]);
  expect(
    Object.keys(wanted).filter((file) => !(file in kept)),
    what,
  ).toEqual([]);
}

/**
 * Build with the caches and without.
 * @returns how many pages the first build rendered.
 */
function buildBoth(what: string, address?: string, ...without: string[]): number {
  const { status, made, stderr } = build('kept', address);
  expect(status, `${what}: ${stderr}`).toBe(0);
  expectClean(what, address, ...without);
  return made;
}

function change(file: string, edit: (text: string) => string, below = content): void {
  const place = join(below, file);
  const text = readFileSync(place, 'utf8');
  const changed = edit(text);
  expect(changed, file).not.toBe(text);
  writeFileSync(place, changed);
}

it('makes no page again if nothing has changed, and all of them with --force', () => {
  expect(build('kept').made).toBe(0);
  const { made, all } = build('kept', undefined, '--force');
  expect(made).toBe(all);
});

it('makes one page again when one sentence has changed', () => {
  change('posts/evde-egzersiz.md', (text) => `${text.trimEnd()}\n\nBu cümle yenidir.\n`);
  expect(buildBoth('a sentence')).toBe(1);
});

it.each([
  ['practice.yaml', (text: string) => text.replace(/(opens: '?)\d\d:\d\d/, '$107:45')],
  ['posts/masa-basinda-oturmak.md', (text: string) => text.replace(/^title: .*$/m, 'title: Başka bir başlık')],
  ['faq/ilk-seans.yaml', (text: string) => text.replace(/(question: )(.*)/, '$1Peki $2')],
  ['drawings/gerinme.svg', (text: string) => text.replace('</svg>', '<circle cx="1" cy="1" r="1"/></svg>')],
  ['symptoms/omuz-agrisi.md', (text: string) => text.replace(/^title: ["']?/m, '$&Yeni ')],
])('gives what a clean build gives when %s has changed', (file, edit) => {
  change(file, edit);
  expect(buildBoth(file)).toBeGreaterThan(0);
});

it('gives what a clean build gives at another address', () => {
  expect(buildBoth('the address', 'https://second.example', 'templates')).toBeGreaterThan(0);
});

it.each([
  ['src/styles/horizon.css', (text: string) => `${text}\n.line { color: #123456 }\n`],
  ['src/layouts/frame/Base.astro', (text: string) => text.replace('<body', '<body data-changed')],
  ['src/site/words/interface.ts', (text: string) => text.replace(/(\n  faq: ')/, '$1Yeni ')],
])('gives what a clean build gives when %s has changed, and makes every page again', (file, edit) => {
  change(file, edit, project);
  expect(buildBoth(file, undefined, 'templates')).toBe(build('kept').all);
});

/**
 * `npm run test:all`: the first of every field of every file. A change that makes the content wrong does not count.
 */
it.runIf(process.env['PROPERTY_RUNS'])(
  'gives what a clean build gives, whichever field has changed',
  () => {
    let tried = 0;
    for (const file of readContent('tests/fixtures/practice').files) {
      const fields = new Set<string>();
      for (const { field, text, at } of passagesOf(file)) {
        const name = field.replaceAll(/\d+/g, '0');
        if (fields.has(name)) continue;
        fields.add(name);
        // If a letter near the end makes the content wrong, a word before it may not.
        for (const [place, inserted] of [
          [Math.max(0, text.trimEnd().length - 1), 'a'],
          [0, 'Yeni '],
        ] as const) {
          const { line, column } = at(place);
          const lines = file.text.split('\n');
          lines[line - 1] = `${lines[line - 1]!.slice(0, column - 1)}${inserted}${lines[line - 1]!.slice(column - 1)}`;
          writeFileSync(join(content, file.name), lines.join('\n'));
          if (build('kept').status !== 0) continue;
          tried += 1;
          expectClean(`${file.name} ${name}`);
          break;
        }
      }
      // A photograph has no text, and stays.
      if (fields.size > 0) writeFileSync(join(content, file.name), file.text);
    }
    expect(tried).toBeGreaterThan(100);
  },
  3_600_000,
);
