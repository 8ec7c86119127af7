import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

/** Rooms of `src` that each room may import from, besides itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  styles: [],
  entries: [],
  site: ['entries'],
  markdown: ['site'],
  answers: ['site', 'entries'],
  api: ['entries', 'site', 'markdown'],
  social: ['site', 'styles'],
  markup: ['site', 'entries', 'social'],
  check: ['answers', 'entries', 'site', 'markdown'],
  edge: ['answers', 'api', 'site'],
  server: ['edge', 'answers'],
  components: ['site', 'entries', 'markdown', 'api'],
  admin: ['entries', 'site'],
  layouts: ['components', 'site', 'markup', 'social', 'styles'],
  outputs: ['entries', 'site', 'markdown', 'api', 'edge', 'social', 'styles', 'admin', 'build'],
  build: ['entries', 'site', 'markdown', 'api', 'answers', 'check', 'edge', 'social', 'outputs'],
  pages: ['build', 'layouts', 'components', 'site'],
  scaffold: ['check', 'entries', 'build', 'site'],
  dev: ['build', 'outputs', 'entries', 'answers', 'edge', 'site', 'social'],
};

/** Packages that belong to some rooms only. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  zod: ['entries', 'api', 'scaffold'],
  yaml: ['entries', 'check', 'scaffold', 'admin'],
  marked: ['markdown', 'check'],
  'fuse.js': ['answers'],
  negotiator: ['edge', 'server'],
  linkinator: ['check'],
  'hunspell-asm': ['check'],
};

interface Import {
  readonly from: string;
  readonly to: string;
  /** Types are gone at run time. */
  readonly typeOnly: boolean;
}

const STATEMENT = /^(?:import|export)\s(type\s)?[^;]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:ts|astro|mjs)$/.test(name),
);

const imports: readonly Import[] = files.flatMap((name) =>
  [...readFileSync(join('src', name), 'utf8').matchAll(STATEMENT)].map(([, type, from, bare, dynamic]) => {
    const to = (from ?? bare ?? dynamic)!;
    return {
      from: name,
      to: to.startsWith('.') ? relative('.', join(dirname(name), to)) : to,
      typeOnly: Boolean(type),
    };
  }),
);
const roomOf = (file: string) => file.split('/')[0]!;
const isOurs = ({ to }: Import) =>
  /\.(?:ts|astro|mjs|css|txt)$/.test(to) && files.concat('styles/site.css').some((file) => roomOf(file) === roomOf(to));
const told = ({ from, to }: Import) => `${from} → ${to}`;

it('every room has its arrows', () => {
  expect([...new Set(files.map(roomOf))].toSorted()).toEqual(Object.keys(ARROWS).toSorted());
  expect(imports.length).toBeGreaterThan(files.length);
});

it('no room imports from one it may not', () => {
  const wrong = imports
    .filter(isOurs)
    .filter(({ from, to }) => roomOf(from) !== roomOf(to) && !ARROWS[roomOf(from)]?.includes(roomOf(to)));
  expect(wrong.map(told)).toEqual([]);
});

it('no arrow is kept that nothing needs', () => {
  const used = new Set(imports.filter(isOurs).map(({ from, to }) => `${roomOf(from)} → ${roomOf(to)}`));
  const kept = Object.entries(ARROWS).flatMap(([room, others]) => others.map((other) => `${room} → ${other}`));
  expect(kept.filter((arrow) => !used.has(arrow))).toEqual([]);
});

it('packages stay in their rooms', () => {
  const wrong = imports.filter(({ from, to }) => PACKAGES[to] && !PACKAGES[to].includes(roomOf(from)));
  expect(wrong.map(told)).toEqual([]);
});

it('what answers requests needs neither Node, nor Astro, nor zod, through however many files', () => {
  const onward = new Map<string, Import[]>();
  for (const one of imports) if (!one.typeOnly) onward.set(one.from, [...(onward.get(one.from) ?? []), one]);
  const reached = new Set(files.filter((file) => roomOf(file) === 'edge'));
  for (const file of reached) for (const { to } of onward.get(file) ?? []) if (files.includes(to)) reached.add(to);
  const wrong = [...reached]
    .flatMap((file) => onward.get(file) ?? [])
    .filter(({ to }) => /^(?:node:|astro\b|zod$)/.test(to));
  expect(reached.size).toBeGreaterThan(files.filter((file) => roomOf(file) === 'edge').length);
  expect(wrong.map(told)).toEqual([]);
});
