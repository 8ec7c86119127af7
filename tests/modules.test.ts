import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { SCRIPTS } from '../.config/browsers.mjs';
import { READS_REQUESTS } from '../.config/requests.mjs';
import { files, folderOf, type Import, imports } from './imports.ts';

/** Folders of `src` and the file beside them, lowest first, each with those above it that it may import from. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  files: [],
  styles: [],
  turkish: [],
  markdown: ['turkish'],
  urgency: ['turkish'],
  content: ['files', 'styles', 'markdown', 'turkish', 'urgency'],
  hours: ['files', 'content'],
  answers: ['hours', 'markdown', 'turkish'],
  site: ['files', 'styles', 'markdown', 'content', 'answers', 'hours', 'urgency'],
  api: ['hours', 'answers', 'urgency', 'content', 'site', 'markdown'],
  ask: ['hours', 'content', 'answers', 'urgency', 'api', 'markdown', 'site'],
  social: ['site', 'styles'],
  jsonld: ['hours', 'site', 'markdown', 'content', 'social'],
  check: ['files', 'turkish', 'answers', 'urgency', 'content', 'site', 'markdown', 'styles', 'hours'],
  loading: ['content', 'check', 'site', 'api'],
  edge: ['ask', 'answers', 'urgency', 'api', 'site', 'markdown', 'turkish'],
  server: ['files', 'edge', 'site'],
  components: ['hours', 'ask', 'site', 'content', 'markdown', 'api'],
  layouts: ['components', 'site', 'content', 'markdown', 'jsonld', 'social', 'styles', 'hours'],
  admin: ['content', 'markdown', 'site'],
  outputs: ['hours', 'content', 'site', 'markdown', 'api', 'social', 'styles'],
  pages: ['admin', 'api', 'loading', 'layouts', 'components', 'outputs', 'site', 'social', 'styles'],
  scaffold: ['files', 'loading', 'check', 'content', 'site', 'turkish'],
  build: [
    'files',
    'admin',
    'answers',
    'api',
    'ask',
    'check',
    'loading',
    'edge',
    'content',
    'markdown',
    'site',
    'urgency',
  ],
  dev: ['answers', 'build', 'loading', 'content', 'urgency', 'edge', 'site'],
  'integration.ts': ['build', 'dev', 'loading', 'server'],
};

/** Packages that belong to some folders only. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  zod: ['content', 'urgency', 'api', 'scaffold'],
  yaml: ['answers', 'urgency', 'content', 'check', 'scaffold', 'admin'],
  marked: ['markdown', 'check'],
  'fuse.js/min-basic': ['turkish'],
  esbuild: ['build'],
  'hunspell-asm': ['check'],
  htmlparser2: ['check'],
};

/** Engines: what they import is in the table above; other folders import only these files of theirs. */
const PUBLIC_FILES: Readonly<Record<string, readonly string[]>> = {
  answers: ['answers/forRequests.ts', 'answers/forBuild.ts'],
  urgency: ['urgency/forRequests.ts', 'urgency/forBuild.ts'],
};

const isOurs = ({ to }: Import) =>
  /\.(?:ts|astro|mjs|css|txt)$/.test(to) && Object.hasOwn(FOLDERS, folderOf(to)) && !to.startsWith('.');
const shown = ({ from, to }: Import) => `${from} → ${to}`;

/** Every `from → to` of a table. */
const linesOf = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table)
    .flatMap(([from, others]) => others.map((to) => `${from} → ${to}`))
    .toSorted();
const used = (lines: readonly string[]) => [...new Set(lines)].toSorted();

it('every folder of src is in the table', () => {
  expect([...new Set(files.map(folderOf))].toSorted()).toEqual(Object.keys(FOLDERS).toSorted());
  expect(imports.length).toBeGreaterThan(files.length);
});

it('folders import from those that the table allows, and it allows nothing that is not used', () => {
  const between = imports.filter(isOurs).map(({ from, to }) => [folderOf(from), folderOf(to)]);
  expect(used(between.filter(([from, to]) => from !== to).map((pair) => pair.join(' → ')))).toEqual(linesOf(FOLDERS));
});

it('other folders import only the public files of an engine', () => {
  const wrong = imports.filter(
    ({ from, to }) => folderOf(from) !== folderOf(to) && PUBLIC_FILES[folderOf(to)]?.includes(to) === false,
  );
  expect(wrong.map(shown)).toEqual([]);
});

it('folders have no cycles', () => {
  const order = Object.keys(FOLDERS);
  for (const [folder, others] of Object.entries(FOLDERS))
    for (const other of others)
      expect(order.indexOf(other), `${folder} → ${other}`).toBeLessThan(order.indexOf(folder));
});

it('files have no cycles, type imports included', () => {
  let left = imports.filter(isOurs);
  // What imports nothing that is left, or is imported by nothing, is in no cycle.
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    const [importing, imported] = [new Set(left.map(({ from }) => from)), new Set(left.map(({ to }) => to))];
    left = left.filter(({ from, to }) => importing.has(to) && imported.has(from));
  }
  expect(left.map(shown)).toEqual([]);
});

it('packages are imported in their folders, and only there', () => {
  const found = imports.flatMap(({ from, to }) => (Object.hasOwn(PACKAGES, to) ? `${to} → ${folderOf(from)}` : []));
  expect(used(found)).toEqual(linesOf(PACKAGES));
});

/** Files that run when these do, with them. */
function loadedBy(first: readonly string[]): ReadonlySet<string> {
  const loaded = new Set(first);
  for (const file of loaded)
    for (const { from, to, typeOnly } of imports) if (from === file && !typeOnly && files.includes(to)) loaded.add(to);
  return loaded;
}

it('code that answers requests reaches neither Node, nor Astro, nor zod, and of api/ and ask/ all of edge/', () => {
  const edge = files.filter((file) => folderOf(file) === 'edge');
  const reached = loadedBy(edge);
  const wrong = imports.filter(
    ({ from, to, typeOnly }) => reached.has(from) && !typeOnly && /^(?:node:|astro\b|zod$)/.test(to),
  );
  expect(reached.size).toBeGreaterThan(edge.length);
  expect(wrong.map(shown)).toEqual([]);
  const isForRequests = (file: string) => /^(?:api|ask)\/edge\//.test(file);
  const reachedByBuild = [...reached].filter((file) => /^(?:api|ask)\/[^/]+$/.test(file));
  expect([...files.filter(isForRequests).filter((file) => !reached.has(file)), ...reachedByBuild]).toEqual([]);
});

it('ESLint allows all code that answers requests only expressions that take linear time', () => {
  const answering = [...loadedBy(files.filter((file) => ['edge', 'server'].includes(folderOf(file))))];
  const isIn = (place: string) => (file: string) =>
    place.endsWith('/') ? `src/${file}`.startsWith(place) : `src/${file}` === place;
  expect(answering.filter((file) => !READS_REQUESTS.some((place) => isIn(place)(file)))).toEqual([]);
  expect(READS_REQUESTS.filter((place) => !answering.some(isIn(place)))).toEqual([]);
});

it('ESLint checks every script that pages load for old browsers', () => {
  const entries = files
    .filter((file) => file.endsWith('.astro'))
    .flatMap((file) => {
      const scripts = [...readFileSync(join('src', file), 'utf8').matchAll(/<script>(.*?)<\/script>/gs)];
      return scripts
        .flatMap(([, script]) => [...script!.matchAll(/^ *import (?!type\b)[^;]*?'([.#][^']+)'/gm)])
        .map(([, path]) => (path!.startsWith('#') ? path!.slice(1) : join(dirname(file), path!)));
    });
  expect(globSync(SCRIPTS).toSorted()).toEqual([...loadedBy(entries)].map((file) => `src/${file}`).toSorted());
});

it('what a file exports has a name that no other file gives to something else', () => {
  const places = new Map<string, Set<string>>();
  const exported = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.ts') && folderOf(name) !== 'pages')) {
    const text = readFileSync(join('src', file), 'utf8');
    for (const [, isExported, name] of text.matchAll(
      /^(export )?(?:async )?(?:const|function|class|interface|type) (\w+)/gm,
    )) {
      places.set(name!, new Set(places.get(name!)).add(file));
      if (isExported) exported.add(name!);
    }
  }
  expect([...places].filter(([name, { size }]) => size > 1 && exported.has(name))).toEqual([]);
});
