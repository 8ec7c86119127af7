import { describe, expect, it } from 'vitest';
import { menuOf } from '#layouts/frame/menu.ts';
import { loadSite } from '#loading/load.ts';

const site = loadSite('tests/fixtures/practice', {});

describe('the menu', () => {
  const menu = menuOf(site);

  it('leads to pages of the site only, and to none twice', () => {
    const paths = menu.groups.flatMap(({ items }) => items.map(({ path }) => path));
    for (const path of [...paths, ...menu.top.map((item) => item.path)])
      expect(site.pagesByPath.has(path.replace(/#.*/, '')), path).toBe(true);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('names no group that has no page', () => {
    expect(site.pages.some(({ kind }) => kind === 'comparison')).toBe(false);
    for (const { items } of menu.groups) expect(items.length).toBeGreaterThan(0);
  });

  it('leads to the page for emergencies from the header', () => {
    const urgent = menu.top.filter(({ tone }) => tone === 'urgent').map(({ path }) => path);
    expect(urgent).toEqual([site.pathOf(site.practice.booking.emergency)]);
  });
});
