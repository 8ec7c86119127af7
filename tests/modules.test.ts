import { expect, it } from 'vitest';
import { files, folderOf, imports, type Import } from '../scripts/test/imports.ts';

/** Folders of `src`, lowest first, with those that each may import from, besides itself: only such as are above it here. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  styles: [],
  turkish: [],
  entries: ['turkish'],
  site: ['entries', 'turkish'],
  markdown: ['site'],
  answers: ['site', 'turkish'],
  urgency: ['entries', 'turkish'],
  api: ['answers', 'urgency', 'entries', 'site', 'markdown'],
  ask: ['entries', 'answers', 'urgency', 'api', 'markdown', 'site', 'turkish'],
  social: ['site', 'styles'],
  jsonld: ['site', 'entries', 'social'],
  check: ['turkish', 'answers', 'urgency', 'entries', 'site', 'markdown', 'styles'],
  content: ['entries', 'check', 'site', 'api'],
  edge: ['ask', 'answers', 'urgency', 'api', 'site', 'markdown', 'turkish'],
  server: ['edge', 'site'],
  components: ['ask', 'site', 'entries', 'markdown', 'api'],
  layouts: ['components', 'site', 'entries', 'markdown', 'jsonld', 'social', 'styles'],
  admin: ['entries', 'site'],
  outputs: ['ask', 'entries', 'site', 'markdown', 'api', 'edge', 'social', 'styles', 'admin'],
  build: ['api', 'markdown', 'content', 'check', 'urgency', 'entries', 'site', 'answers', 'edge', 'social', 'outputs'],
  pages: ['content', 'layouts', 'components', 'site'],
  scaffold: ['content', 'check', 'entries', 'site', 'turkish'],
  dev: ['content', 'build', 'outputs', 'entries', 'urgency', 'edge', 'site'],
};

/** Packages that belong to some folders only. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  zod: ['entries', 'api', 'scaffold'],
  yaml: ['answers', 'urgency', 'entries', 'check', 'scaffold', 'admin'],
  marked: ['markdown', 'check'],
  'fuse.js/min-basic': ['turkish'],
  negotiator: ['edge', 'server'],
  linkinator: ['check'],
  esbuild: ['build'],
  'hunspell-asm': ['check'],
};

const isOurs = ({ to }: Import) =>
  /\.(?:ts|astro|mjs|css|txt)$/.test(to) && Object.hasOwn(FOLDERS, folderOf(to)) && !to.startsWith('.');
const told = ({ from, to }: Import) => `${from} → ${to}`;

/** The first circle among things that depend on each other, as a path; undefined where there is none. */
function circleIn(dependencies: ReadonlyMap<string, readonly string[]>): string | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (name: string): string | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name].join(' → ');
    if (done.has(name)) return undefined;
    path.push(name);
    for (const other of dependencies.get(name) ?? []) {
      const circle = visit(other);
      if (circle) return circle;
    }
    path.pop();
    done.add(name);
    return undefined;
  };
  for (const name of dependencies.keys()) {
    const circle = visit(name);
    if (circle) return circle;
  }
  return undefined;
}

it('every folder has its dependencies in the table', () => {
  expect([...new Set(files.map(folderOf))].toSorted()).toEqual(Object.keys(FOLDERS).toSorted());
  expect(imports.length).toBeGreaterThan(files.length);
});

it('no folder imports from one it may not', () => {
  const wrong = imports
    .filter(isOurs)
    .filter(({ from, to }) => folderOf(from) !== folderOf(to) && !FOLDERS[folderOf(from)]?.includes(folderOf(to)));
  expect(wrong.map(told)).toEqual([]);
});

it('no dependency is in the table that nothing needs', () => {
  const used = new Set(imports.filter(isOurs).map(({ from, to }) => `${folderOf(from)} → ${folderOf(to)}`));
  const listed = Object.entries(FOLDERS).flatMap(([folder, others]) => others.map((other) => `${folder} → ${other}`));
  expect(listed.filter((dependency) => !used.has(dependency))).toEqual([]);
});

it('folders form no circle', () => {
  const order = Object.keys(FOLDERS);
  for (const [folder, others] of Object.entries(FOLDERS))
    for (const other of others)
      expect(order.indexOf(other), `${folder} → ${other}`).toBeLessThan(order.indexOf(folder));
});

it('files form no circle, types included', () => {
  const dependencies = new Map(files.map((file) => [file, [] as string[]]));
  for (const { from, to } of imports.filter(isOurs)) dependencies.get(from)!.push(to);
  expect(circleIn(dependencies)).toBeUndefined();
  const circle: [string, string[]][] = [
    ['a', ['b']],
    ['b', ['c', 'b']],
  ];
  expect(circleIn(new Map(circle))).toBe('b → b');
});

it('packages stay in their folders', () => {
  const wrong = imports.filter(({ from, to }) => PACKAGES[to] && !PACKAGES[to].includes(folderOf(from)));
  expect(wrong.map(told)).toEqual([]);
});

it('what answers requests needs neither Node, nor Astro, nor zod, through however many files', () => {
  const onward = new Map<string, Import[]>();
  for (const one of imports) if (!one.typeOnly) onward.set(one.from, [...(onward.get(one.from) ?? []), one]);
  const reached = new Set(files.filter((file) => folderOf(file) === 'edge'));
  for (const file of reached) for (const { to } of onward.get(file) ?? []) if (files.includes(to)) reached.add(to);
  const wrong = [...reached]
    .flatMap((file) => onward.get(file) ?? [])
    .filter(({ to }) => /^(?:node:|astro\b|zod$)/.test(to));
  expect(reached.size).toBeGreaterThan(files.filter((file) => folderOf(file) === 'edge').length);
  expect(wrong.map(told)).toEqual([]);
});
