import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { homeOf, removeStale } from '../../src/build/templates.ts';

it('the compiled templates stand below the project, where they find its packages', () => {
  const inside = resolve('.build/staging-1');
  expect(homeOf(inside)).toBe(inside);
  for (const outside of ['/tmp/x/.build/staging-1', `${process.cwd()}-out/.build/staging-1`])
    expect(homeOf(outside)).toBe(resolve('.cache'));
});

it('what a build left there that was killed is removed a day later, and nothing else', () => {
  const home = mkdtempSync(join(tmpdir(), 'home-'));
  for (const [name, age] of Object.entries({ 'templates-old': 2, 'templates-new': 0, pages: 2 })) {
    mkdirSync(join(home, name));
    const day = Date.now() / 1000 - age * 86_400;
    utimesSync(join(home, name), day, day);
  }
  removeStale(home);
  expect(readdirSync(home)).toEqual(['pages', 'templates-new']);
  rmSync(home, { recursive: true });
});
