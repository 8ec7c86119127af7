import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Cache } from '../../src/content/cache.ts';
import { LintCache, lintSources } from '../../src/content/lintCache.ts';

let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'cache-'))));
afterEach(() => rmSync(root, { recursive: true }));

const OWN = { numbers: ['+902320000000'], animals: false, invented: true };
const open = () => new LintCache('content', new Cache('content', 5, root));
const text = (body: string) => `---\ntitle: Bir yazı\n---\n${body}\n`;
const file = (body: string) => ({ name: 'posts/yazi.md', text: text(body) });

it('keeps the entries used last, up to its limit', () => {
  const folder = join(root, 'social');
  const first = new Cache('social', 3, root);
  for (const source of ['a', 'b', 'c', 'd']) first.write(source, source);
  for (const [at, name] of readdirSync(folder).entries()) utimesSync(join(folder, name), at, at);
  const next = new Cache('social', 3, root);
  const kept = ['a', 'b', 'c', 'd'].filter((source) => next.read(source)?.toString() === source);
  expect(kept).toHaveLength(4);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), 1, 1);
  next.read('b');
  next.write('e', 'e');
  expect(next.read('b')?.toString()).toBe('b');
  expect(readdirSync(folder).length).toBeLessThanOrEqual(4);
  expect(next.read('e')?.toString()).toBe('e');
});

it('leaves no partial file if an entry cannot be written, and does not wait for a pipe', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const cache = new Cache('social', 3, root);
  cache.write('a', 'a');
  const [name] = readdirSync(join(root, 'social'));
  const entry = join(root, 'social', name!);
  rmSync(entry);
  mkdirSync(join(entry, 'taken'), { recursive: true });
  cache.write('a', 'b');
  expect(readdirSync(join(root, 'social'))).toEqual([name]);
  rmSync(entry, { recursive: true });
  spawnSync('mkfifo', [entry]);
  expect(cache.read('a')).toBeUndefined();
  new Cache('social', 3, '/proc/nope').write('a', 'a');
  warn.mockRestore();
});

it('returns the saved findings of a file that has not changed, body included', () => {
  const first = open();
  const found = first.lint(file('Ücret 500 TL.'), OWN);
  expect(found.problems.length).toBeGreaterThan(0);
  first.save();
  expect(open().lint(file('Ücret 500 TL.'), OWN)).toEqual(found);
});

it('lints again a changed file, or one with other numbers', () => {
  const cache = open();
  const call = 'Bizi +90 232 111 11 11 numarasından arayın.';
  const known = cache.lint(file(call), { ...OWN, numbers: ['+902321111111'] });
  expect(cache.lint(file(call), OWN).problems).not.toEqual(known.problems);
  expect(cache.lint(file('Kısa.'), OWN).problems).not.toEqual(cache.lint(file('Ücret 500 TL.'), OWN).problems);
});

it('covers every module that lint loads by its version', () => {
  const kept = new Set(lintSources());
  const missing: string[] = [];
  const seen = new Set<string>();
  const follow = (module: URL) => {
    if (seen.has(module.href)) return;
    seen.add(module.href);
    const source = readFileSync(module, 'utf8');
    if (!kept.has(source)) missing.push(module.pathname);
    for (const [, place] of source.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from\s+'(\.[^']+\.ts)'/gm))
      follow(new URL(place!, module));
  };
  follow(new URL('../../src/content/lint.ts', import.meta.url));
  expect(seen.size).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
