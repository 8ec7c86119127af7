import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OUTPUT } from '#build/swap.ts';
import { passagesOf } from '#check/passages.ts';
import { readContent } from '#content/readContent.ts';
import { filesOf } from '#files/filesOf.ts';

let folder: string;
let content: string;
/** A copy of the project, whose code a test may change. */
let project: string;

beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(resolve('.cache', 'kept-'));
  content = join(folder, 'content');
  project = join(folder, 'project');
  for (const part of ['src', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json', 'astro.config.mjs'])
    cpSync(part, join(project, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  cpSync('tests/fixtures/practice', content, { recursive: true });
  const { status, stderr } = await build('kept');
  expect(status, stderr).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A build into a folder of the project's copy, which keeps its pages there. */
async function build(name: string, address = 'https://first.example', ...options: string[]) {
  const child = spawn(process.execPath, ['scripts/build.ts', '--out', name, ...options], {
    cwd: project,
    env: { ...process.env, CONTENT_DIR: content, SITE_URL: address },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [stderr, [status]] = await Promise.all([textOf(child.stderr), once(child, 'close')]);
  return { status: status as number | null, stderr };
}

const MARK = '<!-- kept -->';

/** Mark the pages that the last build has kept, build again, and list the pages that were rendered again. */
async function renderedPages(...options: string[]): Promise<string[]> {
  const kept = join(project, 'kept/.cache/astro/dist');
  const pages = filesOf(kept).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) appendFileSync(join(kept, page), MARK);
  const { status, stderr } = await build('kept', undefined, ...options);
  expect(status, stderr).toBe(0);
  const isRendered = (page: string) => !readFileSync(join(project, 'kept/dist', page), 'utf8').endsWith(MARK);
  const rendered = pages.filter(isRendered);
  // Without the mark, for the next test.
  expect((await build('kept', undefined, '--force')).status).toBe(0);
  return rendered;
}

/** Every file that a build has left, by its path. */
const output = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.values(OUTPUT).flatMap((part) => {
      const root = join(project, name, part);
      return filesOf(root).map((file) => [part + file, readFileSync(join(root, file), 'latin1')]);
    }),
  );

/** Build with what is kept and without, side by side. */
const buildBoth = (address?: string) => Promise.all([build('kept', address), build('clean', address, '--force')]);

/** Both builds gave the same. `what` changed. */
function expectSame(what: string): void {
  const [kept, wanted] = [output('kept'), output('clean')];
  expect(
    Object.keys(kept).filter((file) => kept[file] !== wanted[file]),
    what,
  ).toEqual([]);
  expect(Object.keys(wanted), what).toEqual(Object.keys(kept));
}

async function expectClean(what: string, address?: string): Promise<void> {
  for (const { status, stderr } of await buildBoth(address)) expect(status, `${what}: ${stderr}`).toBe(0);
  expectSame(what);
}

function change(file: string, edit: (text: string) => string, below = content): void {
  const place = join(below, file);
  const text = readFileSync(place, 'utf8');
  const changed = edit(text);
  expect(changed, file).not.toBe(text);
  writeFileSync(place, changed);
}

it('renders no page again if nothing has changed, all of them with --force, and one when one sentence has changed', async () => {
  expect(await renderedPages()).toEqual([]);
  expect((await renderedPages('--force')).length).toBeGreaterThan(20);
  change('posts/evde-egzersiz.md', (text) => `${text.trimEnd()}\n\nBu cümle yenidir.\n`);
  expect(await renderedPages()).toEqual(['/blog/evde-egzersiz.html']);
});

// What is no text, which the property below changes everywhere.
it.each([
  ['practice.yaml', (text: string) => text.replace(/(opens: '?)\d\d:\d\d/, '$107:45')],
  ['drawings/gerinme.svg', (text: string) => text.replace('</svg>', '<circle cx="1" cy="1" r="1"/></svg>')],
])('gives what a clean build gives when %s has changed', async (file, edit) => {
  change(file, edit);
  await expectClean(file);
});

it('gives what a clean build gives at another address', async () => {
  await expectClean('the address', 'https://second.example');
});

it.each([
  ['src/styles/base.css', (text: string) => `${text}\n.line { color: #123456 }\n`],
  ['src/layouts/frame/Base.astro', (text: string) => text.replace('<body', '<body data-changed')],
  ['src/site/words/interface.ts', (text: string) => text.replace(/(\n  faq: ')/, '$1Yeni ')],
])('gives what a clean build gives when %s has changed', async (file, edit) => {
  change(file, edit, project);
  await expectClean(file);
});

/**
 * `npm run test:all`: the first of every field of every file. A change that makes the content wrong does not count.
 */
it.runIf(process.env['PROPERTY_RUNS'])(
  'gives what a clean build gives, whichever field has changed',
  async () => {
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
          const [kept, clean] = await buildBoth();
          expect(kept.status, `${file.name} ${name}: ${kept.stderr}`).toBe(clean.status);
          if (kept.status !== 0) continue;
          tried += 1;
          expectSame(`${file.name} ${name}`);
          break;
        }
      }
      // A photograph has no text, and stays.
      if (fields.size > 0) writeFileSync(join(content, file.name), file.text);
    }
    expect(tried).toBeGreaterThan(100);
  },
  // 215 fields, two builds each: an hour on two busy cores.
  10_800_000,
);
